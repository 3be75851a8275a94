import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Badge for what exists from a version on. */
export default function Since({version}: {version: string}): ReactNode {
  return <span className={styles.badge}>since {version}</span>;
}
