import {useState, type ComponentType, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import {lazyImport} from '../../../../shared/lazyImport.ts';
import {OutdatedPage} from '../../../../shared/outdatedPage.ts';
import {ReloadButton} from '../../../../shared/ui/NotLoaded.tsx';
import type {FollowUpProps} from './FollowUp.tsx';
import styles from '../styles.module.css';

const loadFollowUp = lazyImport(() => import('./FollowUp.tsx'));

const question = 'Was this page helpful?';

/**
 * Asks whether a page helped, once: the answer is remembered in this browser. What follows an
 * answer is loaded when it is given.
 */
export default function PageFeedback(): ReactNode {
  const {pathname} = useLocation();
  const [remembered, slot] = useStorageSlot(`helpful${pathname}`);
  const [choice, setChoice] = useState<string>();
  const [status, setStatus] = useState<ReactNode>();
  const [FollowUp, setFollowUp] = useState<ComponentType<FollowUpProps>>();

  const choose = (answer: string) => {
    setChoice(answer);
    loadFollowUp().then(
      (module) => setFollowUp(() => module.default),
      (error: unknown) =>
        setStatus(
          error instanceof OutdatedPage ? (
            <>
              Your answer could not be sent. {error.message} <ReloadButton /> and choose again.
            </>
          ) : (
            'Your answer could not be sent. Choose again, or report a problem.'
          ),
        ),
    );
  };

  const isAsked = choice ?? !remembered;
  return (
    <div
      className={`cluster small-form ${styles.feedback}`}
      data-scripted=""
      role="group"
      aria-label={question}
    >
      <b>{isAsked ? question : 'Thank you for your answer.'}</b>
      {isAsked &&
        ['Yes', 'No'].map((answer) => (
          <button
            key={answer}
            type="button"
            aria-pressed={choice === answer}
            onClick={() => choose(answer)}
          >
            {answer}
          </button>
        ))}
      <p role="status">{status}</p>
      {choice && FollowUp && (
        <FollowUp
          pathname={pathname}
          isHelpful={choice === 'Yes'}
          onStatus={setStatus}
          onTaken={() => slot.set(choice)}
        />
      )}
    </div>
  );
}
