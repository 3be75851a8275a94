import {useEffect, useRef, useState, type ReactNode} from 'react';
import {announcement} from '../answerText.ts';
import LiveRegion from '../../../shared/ui/LiveRegion/index.tsx';
import {useModalDialog} from '../../../shared/ui/dialog/useModalDialog.ts';
import AnswerView from './AnswerView.tsx';
import styles from './dialog.lazy.module.css';
import Introduction from './Introduction.tsx';
import QuestionForm from './QuestionForm.tsx';
import {useConversation} from './useConversation.ts';
import {useDialogKeys} from './useDialogKeys.ts';

export interface DialogProps {
  /** Called after the dialog has closed and the focus is back. */
  onClose: () => void;
}

/** The embedded assistant: a modal dialog with the tab's conversation. */
export default function Dialog({onClose}: DialogProps): ReactNode {
  const {turns, ask, stop, clear} = useConversation();
  const [said, setSaid] = useState('');
  const {dialog, title, close} = useModalDialog();
  const input = useRef<HTMLInputElement>(null);
  const newest = useRef<HTMLLIElement>(null);
  const last = turns.at(-1);
  const lastStatus = last?.answer.status;

  useDialogKeys(dialog.ref);
  useEffect(() => input.current?.focus(), []);

  useEffect(() => {
    newest.current?.scrollIntoView({block: 'start'});
  }, [last?.id, lastStatus]);

  const askNow = (question: string): void => {
    setSaid('');
    ask(question);
    input.current?.focus();
  };
  const clearAll = (): void => {
    clear();
    setSaid('Conversation cleared.');
    input.current?.focus();
  };
  const stopWriting = (): void => {
    stop();
    // The button goes away.
    input.current?.focus();
  };

  return (
    <dialog {...dialog} className={styles.dialog} onClose={onClose}>
      <div className={styles.frame}>
        <div className={styles.header}>
          <h2 {...title}>Ask the docs</h2>
          {turns.length > 0 && (
            <button type="button" className={styles.quiet} onClick={clearAll}>
              Clear
            </button>
          )}
          <button type="button" className="clean-btn close" aria-label="Close" onClick={close}>
            ×
          </button>
        </div>
        <div className={styles.scroll}>
          {turns.length === 0 && <Introduction onAsk={askNow} />}
          <ol className={styles.turns}>
            {turns.map((turn) => (
              <li key={turn.id} ref={turn === last ? newest : undefined}>
                <h3 className={styles.question} dir="auto">
                  {turn.question}
                </h3>
                <AnswerView turn={turn} onLeave={close} onStop={stopWriting} onRetry={askNow} />
              </li>
            ))}
          </ol>
        </div>
        <QuestionForm field={input} onAsk={askNow} />
        <LiveRegion>{last ? announcement(last) : said}</LiveRegion>
      </div>
    </dialog>
  );
}
