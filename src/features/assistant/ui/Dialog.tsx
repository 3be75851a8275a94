import {useEffect, useId, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {announcement} from '../answerText.ts';
import {EXAMPLES} from '../examples.ts';
import {MAX_QUERY_LENGTH} from '../../search/engine/queryPlan.ts';
import {trapFocus} from '../../../shared/trapFocus.ts';
import Announcement from '../../../shared/ui/Announcement/index.tsx';
import AnswerView from './AnswerView.tsx';
import styles from './dialog.lazy.module.css';
import {useAnswerModel} from './useAnswerModel.ts';
import {useConversation} from './useConversation.ts';

export interface DialogProps {
  /** Called after the dialog has closed and the focus is back. */
  onClose: () => void;
}

function onKeyDown(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  trapFocus(event, dialog);
  const hasModifier = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  if (hasModifier && key === 'k') {
    // Search opens, which this dialog would cover.
    dialog.close();
    return;
  }
  // The page's other shortcuts rest meanwhile.
  event.stopPropagation();
  if (hasModifier && key === 'j') {
    event.preventDefault();
    dialog.close();
  }
}

function Introduction({onAsk}: {onAsk: (question: string) => void}): ReactNode {
  const model = useAnswerModel();
  return (
    <div className={styles.introduction}>
      <p>
        Ask in your own words.{' '}
        {model
          ? `A language model writes the answers from passages of these docs and links to them. Your questions, with the passages found, are sent to ${new URL(model.url).host}.`
          : 'Answers are passages of these docs, word for word, with links to where they stand. Your questions stay in this browser tab.'}
      </p>
      <ul>
        {EXAMPLES.map((question) => (
          <li key={question}>
            <button type="button" className={styles.example} onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The embedded assistant: a modal dialog with the tab's conversation. */
export default function Dialog({onClose}: DialogProps): ReactNode {
  const {turns, ask, stop, clear} = useConversation();
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const newest = useRef<HTMLLIElement>(null);
  const id = useId();
  const last = turns.at(-1);
  const lastStatus = last?.answer.status;

  useEffect(() => {
    const element = dialog.current;
    if (!element) {
      return undefined;
    }
    element.showModal();
    input.current?.focus();
    const listener = (event: KeyboardEvent): void => onKeyDown(event, element);
    element.addEventListener('keydown', listener);
    return () => element.removeEventListener('keydown', listener);
  }, []);

  useEffect(() => {
    newest.current?.scrollIntoView({block: 'start'});
  }, [last?.id, lastStatus]);

  const askNow = (question: string): void => {
    setText('');
    setSaid('');
    ask(question);
    input.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    askNow(text);
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
  const close = (): void => dialog.current?.close();

  return (
    // A click on the backdrop is one on the dialog itself; Escape does the same by keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}title`}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) {
          close();
        }
      }}
    >
      <div className={styles.frame}>
        <div className={styles.header}>
          <h2 id={`${id}title`}>Ask the docs</h2>
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
        <form className={styles.form} onSubmit={submit}>
          <input
            ref={input}
            type="text"
            dir="auto"
            aria-label="Your question"
            placeholder="Ask a question"
            autoComplete="off"
            enterKeyHint="send"
            maxLength={MAX_QUERY_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button button--primary">
            Ask
          </button>
        </form>
        <Announcement>{last ? announcement(last) : said}</Announcement>
      </div>
    </dialog>
  );
}
