import {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import LiveRegion from '../../../shared/ui/LiveRegion/index.tsx';
import {MAX_QUERY_LENGTH} from '../../search/engine/quotes.ts';
import {focusField} from '../../search/ui/openDialog.ts';
import {announcement} from '../conversation.ts';
import AnswerView from './AnswerView.tsx';
import styles from './dialog.lazy.module.css';
import {useAnswerModel, type Conversation} from './useConversation.ts';

/** Questions offered to readers who do not know what to ask; the docs answer all of them. */
const EXAMPLES = [
  'How do I roll out a flag gradually?',
  'What does CUPED do?',
  'Which data warehouses can I connect?',
];

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
      {EXAMPLES.map((question) => (
        <button
          key={question}
          type="button"
          className="button button--secondary button--block"
          onClick={() => onAsk(question)}
        >
          {question}
        </button>
      ))}
    </>
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
  const {isCarried, conversation, onAsk, onSearch, onClose, onLeave} = props;
  const {turns, clear} = conversation;
  const [draft, setDraft] = useState(props.draft);
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

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setDraft('');
    onAsk(draft);
  };
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
        {last && (
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
        {!last && <Introduction onAsk={onAsk} />}
        {turns.map((turn) => (
          <section key={turn.id}>
            <h3
              ref={turn === last ? newest : undefined}
              className={styles.question}
              dir="auto"
              tabIndex={-1}
            >
              {turn.question}
            </h3>
            <AnswerView {...{turn, onSearch, onLeave}} onRetry={onAsk} />
          </section>
        ))}
      </div>
      {/* Empty again once a question is asked. */}
      <form className={styles.form} onSubmit={submit}>
        <input
          ref={field}
          className="framed"
          type="text"
          dir="auto"
          aria-label="Your question"
          placeholder={last ? 'Ask a follow-up' : 'Ask a question'}
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
      <LiveRegion>{last ? announcement(last) : said}</LiveRegion>
    </div>
  );
}
