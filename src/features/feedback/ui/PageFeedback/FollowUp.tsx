import {useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {answerIssueUrl, sendAnswer, type Answer} from '../../answer.ts';
import {useIssue} from '../useIssue.ts';
import CommentForm from './CommentForm.tsx';

export interface FollowUpProps {
  pathname: string;
  isHelpful: boolean;
  /** Says what happens with the answer, in the live region beside the question. */
  onStatus: (status: ReactNode) => void;
  /** Called when the answer has arrived, or when there is nobody to send it to. */
  onTaken: () => void;
}

type Step = 'sending' | 'sent' | 'failed' | 'done';

/**
 * Takes an answer to "Was this page helpful?": sends it to the site's endpoint and asks for a
 * comment, or offers a prepared issue where there is no endpoint or it fails.
 */
export default function FollowUp(props: FollowUpProps): ReactNode {
  const {pathname, isHelpful, onStatus, onTaken} = props;
  const {page, feedbackUrl, newIssueUrl} = useIssue();
  const [step, setStep] = useState<Step>('sending');
  const [isSentHelpful, setSentHelpful] = useState(isHelpful);
  // A reader who changes their mind sends another answer.
  if (isSentHelpful !== isHelpful) {
    setSentHelpful(isHelpful);
    setStep('sending');
  }
  const newest = useRef<AbortController>(undefined);
  const draft = useMemo(
    () => createStorageSlot(`comment${pathname}`, {persistence: 'sessionStorage'}),
    [pathname],
  );
  const answer: Answer = {page, helpful: isHelpful};

  const send = (comment: string) => {
    const full = comment ? {...answer, comment} : answer;
    // It takes the answer before back; leaving the page does not.
    newest.current?.abort();
    newest.current = new AbortController();
    const {signal} = newest.current;
    onStatus('Sending your answer…');
    sendAnswer(feedbackUrl, full, signal).then(
      () => {
        if (signal.aborted) return;
        onTaken();
        if (comment) {
          draft.del();
        }
        setStep(comment ? 'done' : 'sent');
        onStatus('Thank you for your answer.');
      },
      () => {
        if (signal.aborted) return;
        setStep('failed');
        onStatus(
          <>
            Your answer could not be sent. Try again, or{' '}
            <a href={answerIssueUrl(newIssueUrl, full)}>send it as an issue</a>.
          </>,
        );
      },
    );
  };

  const offerIssue = () => {
    onTaken();
    onStatus(
      <>
        Thank you.{' '}
        <a href={answerIssueUrl(newIssueUrl, answer)}>
          {isHelpful ? 'Tell us what helped' : 'Tell us what is missing'}
        </a>{' '}
        in an issue.
      </>,
    );
  };

  const start = useEffectEvent(() => {
    if (feedbackUrl) {
      send('');
    } else {
      offerIssue();
    }
  });
  useEffect(() => start(), [isHelpful]);

  return feedbackUrl && step !== 'done' ? (
    <CommentForm
      label={isHelpful ? 'What helped? (optional)' : 'What is missing or wrong? (optional)'}
      action={step === 'failed' ? 'Try again' : 'Send comment'}
      isBusy={step === 'sending'}
      isRequired={step === 'sent'}
      draft={draft}
      onSend={(comment) => {
        setStep('sending');
        send(comment);
      }}
    />
  ) : null;
}
