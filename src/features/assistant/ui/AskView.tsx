import {useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject} from 'react';
import LiveRegion from '../../../shared/ui/LiveRegion/index.tsx';
import {MAX_QUERY_LENGTH} from '../../search/engine/queryLength.ts';
import {focusField} from '../../search/ui/openDialog.ts';
import {announcement} from '../answerText.ts';
import {EXAMPLES} from '../examples.ts';
import AnswerView from './AnswerView.tsx';
import styles from './dialog.lazy.module.css';
import {useAnswerModel, type Conversation} from './useConversation.ts';

/** What is said before the first question. */
function Introduction({onAsk}: {onAsk: (question: string) => void}): ReactNode {
  const model = useAnswerModel();
  return (
    <>
      <p>
        Ask in your own words.{' '}
        {model
          ? `A language model writes the answers from passages of these docs and links to them. Your questions, with the passages found, are sent to ${new URL(model.url).host}.`
          : 'Answers are passages of these docs, word for word, with links to where they stand. Your questions stay in this browser tab.'}
      </p>
      <ul className={styles.examples}>
        {EXAMPLES.map((question) => (
          <li key={question}>
            <button
              type="button"
              className="button button--secondary button--block"
              onClick={() => onAsk(question)}
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface QuestionFormProps {
  field: RefObject<HTMLInputElement | null>;
  /** What stands in the field at first. */
  draft: string;
  placeholder: string;
  onAsk: (question: string) => void;
}

/** A field for the next question, empty again once it is asked. */
function QuestionForm({field, placeholder, onAsk, ...props}: QuestionFormProps): ReactNode {
  const [draft, setDraft] = useState(props.draft);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.trim()) {
      setDraft('');
      onAsk(draft);
    }
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        ref={field}
        type="text"
        dir="auto"
        aria-label="Your question"
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={MAX_QUERY_LENGTH}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <button type="submit" className="button button--primary">
        Ask
      </button>
    </form>
  );
}

interface Props {
  /** What stands in the field at first. */
  draft: string;
  /** Whether that is replaced by what is typed. */
  isCarried: boolean;
  conversation: Conversation;
  onAsk: (question: string) => void;
  /** Goes to the results for a query. */
  onSearch: (query: string) => void;
  onClose: () => void;
  /** Called when the reader follows a link. */
  onLeave: () => void;
}

/** The assistant in the dialog: the tab's conversation, and a field for the next question. */
export default function AskView(props: Props): ReactNode {
  const {draft, isCarried, conversation, onAsk, onSearch, onClose, onLeave} = props;
  const {turns, stop, clear} = conversation;
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const newest = useRef<HTMLHeadingElement>(null);
  const last = turns.at(-1);
  const lastStatus = last?.answer.status;

  useEffect(() => {
    if (lastStatus === 'searching') {
      newest.current?.focus({preventScroll: true});
    } else if (!newest.current?.contains(document.activeElement)) {
      focusField(field.current, isCarried);
    }
    // The answer does not move the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [last?.id]);
  useEffect(() => {
    newest.current?.scrollIntoView({block: 'start'});
  }, [last?.id, lastStatus]);

  return (
    <div className={styles.view}>
      <div className={styles.header}>
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-label="Back to the results"
          title="Back to the results"
          onClick={() => onSearch(last?.question ?? '')}
        >
          ←
        </button>
        <h2>Ask the docs</h2>
        {turns.length > 0 && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => {
              clear();
              setSaid('Conversation cleared.');
            }}
          >
            Clear
          </button>
        )}
        <button type="button" className="clean-btn close" aria-label="Close" onClick={onClose}>
          ×
        </button>
      </div>
      <div className={styles.scroll}>
        {turns.length === 0 && <Introduction onAsk={onAsk} />}
        <ol className={styles.turns}>
          {turns.map((turn) => (
            <li key={turn.id}>
              <h3
                ref={turn === last ? newest : undefined}
                className={styles.question}
                dir="auto"
                tabIndex={-1}
              >
                {turn.question}
              </h3>
              <AnswerView
                turn={turn}
                isNewest={turn === last}
                {...{onSearch, onLeave}}
                onStop={() => {
                  stop();
                  // The button goes away.
                  field.current?.focus();
                }}
                onRetry={onAsk}
              />
            </li>
          ))}
        </ol>
      </div>
      <QuestionForm
        {...{field, draft, onAsk}}
        placeholder={turns.length > 0 ? 'Ask a follow-up' : 'Ask a question'}
      />
      <LiveRegion>{last ? announcement(last) : said}</LiveRegion>
    </div>
  );
}
