import {useState, type FormEvent, type ReactNode, type RefObject} from 'react';
import {MAX_QUERY_LENGTH} from '../../search/engine/queryLength.ts';
import styles from './dialog.lazy.module.css';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  onAsk: (question: string) => void;
}

/** A field for the next question, empty again once it is asked. */
export default function QuestionForm({field, onAsk}: Props): ReactNode {
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setText('');
    onAsk(text);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        ref={field}
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
  );
}
