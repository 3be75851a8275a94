import type {ReactNode} from 'react';
import type {CodeProblem} from './mountEditor.ts';
import styles from './styles.lazy.module.css';

interface Props {
  id: string;
  problems: readonly CodeProblem[];
}

/** What is wrong with a text, by line. */
export default function Problems({id, problems}: Props): ReactNode {
  return (
    <ul id={id} className={styles.problems} aria-label="Problems">
      {problems.map(({line, message, severity}) => (
        <li key={`${line}-${message}`} data-severity={severity}>
          <strong>Line {line}:</strong> {message}
        </li>
      ))}
    </ul>
  );
}
