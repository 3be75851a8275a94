import {useMemo, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {createStorageSlot} from '@docusaurus/theme-common';
import box from '../../../../shared/ui/dialog/styles.lazy.module.css';
import {useModalDialog} from '../../../../shared/ui/dialog/useModalDialog.ts';
import {sendAnswer} from '../../answer.ts';
import CommentForm from '../PageFeedback/CommentForm.tsx';
import {useIssue} from '../useIssue.ts';
import type {Passage} from './selectedPassage.ts';
import styles from './styles.lazy.module.css';

interface Props {
  passage: Passage;
  onClose: () => void;
}

/** Asks what is wrong with a passage, and sends it to the site's endpoint. */
export default function PassageDialog({passage, onClose}: Props): ReactNode {
  const {dialog, title, close} = useModalDialog();
  const {page, feedbackUrl, problemUrl} = useIssue();
  const {quote, hash} = passage;
  const [step, setStep] = useState<'open' | 'sending' | 'failed' | 'sent'>('open');
  const draft = useMemo(
    () => createStorageSlot(`passage${page}`, {persistence: 'sessionStorage'}),
    [page],
  );

  const send = (comment: string) => {
    setStep('sending');
    const answer = {page: page + hash, helpful: false, comment, quote};
    sendAnswer(feedbackUrl, answer, new AbortController().signal).then(
      () => {
        draft.del();
        setStep('sent');
      },
      () => setStep('failed'),
    );
  };

  return (
    <dialog {...dialog} className={clsx(box.dialog, styles.dialog)} onClose={onClose}>
      <div>
        <h2 {...title}>Report this passage</h2>
        <blockquote>{quote}</blockquote>
        {step !== 'sent' && (
          <CommentForm
            label="What is wrong with it?"
            action={step === 'failed' ? 'Try again' : 'Send'}
            isBusy={step === 'sending'}
            isRequired
            draft={draft}
            onSend={send}
          />
        )}
        <p role="status">
          {step === 'sent' && 'Thank you for your report.'}
          {step === 'failed' && (
            <>
              Your report could not be sent. Try again, or{' '}
              <a href={problemUrl(passage)}>send it as an issue</a>.
            </>
          )}
        </p>
        <button type="button" onClick={close}>
          {step === 'sent' ? 'Close' : 'Cancel'}
        </button>
      </div>
    </dialog>
  );
}
