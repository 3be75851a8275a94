import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** Site path or address. */
  to: string;
  /** An icon of `../icons`, such as `<Flag />`. */
  icon?: ReactNode;
  /** A drawing across the head of the card, such as `<Thumbnail of="bell" />`. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** One destination: a title that links and a sentence that says what the reader finds there. */
export default function Card({title, to, icon, picture, children}: Props): ReactNode {
  return (
    <div role="listitem" className={styles.card}>
      {picture && <div className={styles.picture}>{picture}</div>}
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>
        <Link to={to}>{title}</Link>
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
