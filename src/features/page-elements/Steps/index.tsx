import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Numbers the level-3 headings inside it as the steps of a procedure. */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  return (
    // The attribute tells the Markdown of the page where the numbers belong.
    <div data-steps="" className={styles.steps}>
      {children}
    </div>
  );
}
