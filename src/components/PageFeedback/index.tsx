import {useId, useState, type ComponentType, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {lazyImport} from '../lazyImport';
import ReportProblem from '../ReportProblem';
import type {FollowUpProps} from './FollowUp';
import styles from './styles.module.css';

const loadFollowUp = lazyImport(() => import('./FollowUp'));

const choices = ['Yes', 'No'] as const;

/**
 * Asks whether a page helped, once: the answer is remembered in this browser. What follows an
 * answer is loaded when it is given.
 *
 * @param props.pathname of the page; give it as `key`, too, so that every page asks anew.
 */
export default function PageFeedback({pathname}: {pathname: string}): ReactNode {
  const [remembered, slot] = useStorageSlot(`helpful${pathname}`);
  const [choice, setChoice] = useState<string>();
  const [status, setStatus] = useState<ReactNode>();
  const [FollowUp, setFollowUp] = useState<ComponentType<FollowUpProps>>();
  const questionId = useId();

  const choose = async (answer: string) => {
    setChoice(answer);
    setStatus('');
    try {
      const {default: Loaded} = await loadFollowUp();
      setFollowUp(() => Loaded);
    } catch {
      setStatus(
        <>
          Your answer could not be sent. Choose again to repeat it, or <ReportProblem />.
        </>,
      );
    }
  };

  const isAsked = choice ?? remembered === null;
  return (
    <div className={styles.feedback} role="group" aria-labelledby={questionId}>
      <div className={styles.question}>
        <span id={questionId}>
          {isAsked
            ? 'Was this page helpful?'
            : `Was this page helpful? You answered ${remembered}.`}
        </span>
        {isAsked &&
          choices.map((answer) => (
            <button
              key={answer}
              type="button"
              aria-pressed={choice === answer}
              onClick={() => void choose(answer)}
            >
              {answer}
            </button>
          ))}
      </div>
      <div role="status">{status}</div>
      {choice && FollowUp && (
        <FollowUp
          key={choice}
          pathname={pathname}
          isHelpful={choice === 'Yes'}
          onStatus={setStatus}
          onTaken={() => slot.set(choice)}
        />
      )}
    </div>
  );
}
