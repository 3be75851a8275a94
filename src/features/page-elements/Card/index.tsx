import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** Site path or address. */
  to: string;
  /** An icon of `../icons`, such as `<Flag />`. */
  icon?: ReactNode;
  children?: ReactNode;
}

/** One destination: a title that links and a sentence that says what the reader finds there. */
export default function Card({title, to, icon, children}: Props): ReactNode {
  return (
    <div role="listitem" className={styles.card}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>
        <Link to={to}>{title}</Link>
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
