import type {ReactNode} from 'react';
import {EXAMPLES} from '../examples.ts';
import styles from './dialog.lazy.module.css';
import {useAnswerModel} from './useAnswerModel.ts';

/** What the dialog says before the first question. */
export default function Introduction({onAsk}: {onAsk: (question: string) => void}): ReactNode {
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
