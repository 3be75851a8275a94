import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Lays cards out in as many equal columns as fit. */
export default function CardGrid({children}: {children: ReactNode}): ReactNode {
  return (
    <div role="list" className={styles.grid}>
      {children}
    </div>
  );
}
