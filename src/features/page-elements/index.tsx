import type {ReactNode, ComponentProps} from 'react';
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
    <div role="listitem" className={`framed ${styles.card}`}>
      {picture && <div className={styles.picture}>{picture}</div>}
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>
        <Link to={to}>{title}</Link>
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** A path through menus, such as Flags → Environments. */
export function UiPath({children}: {children: ReactNode}): ReactNode {
  return <strong>{children}</strong>;
}

/** Numbers the level-3 headings inside it as the steps of a procedure. */
export function Steps({children}: {children: ReactNode}): ReactNode {
  return (
    // The attribute tells the Markdown of the page where the numbers belong.
    <div data-steps="" className={styles.steps}>
      {children}
    </div>
  );
}

/** The browser's own disclosure: find-in-page and hash links open it, without JavaScript too. */
export function Details(props: ComponentProps<'details'>): ReactNode {
  return <details {...props} className="framed tinted aside" />;
}

/** Lays cards out in as many equal columns as fit. */
export function CardGrid({children}: {children: ReactNode}): ReactNode {
  return (
    <div role="list" className={styles.grid}>
      {children}
    </div>
  );
}
