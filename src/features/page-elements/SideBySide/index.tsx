import type {ReactNode} from 'react';
import styles from './styles.lazy.module.css';

/** Two blocks beside each other, or below each other where there is no room. */
export default function SideBySide({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
