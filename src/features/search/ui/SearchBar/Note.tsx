import type {ReactNode} from 'react';
import styles from './styles.lazy.module.css';

/** A remark on the results, which stays in sight below them. */
export default function Note({children}: {children: ReactNode}): ReactNode {
  return <p className={styles.note}>{children}</p>;
}
