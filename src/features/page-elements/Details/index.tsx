import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** The browser's own disclosure: find-in-page and hash links open it, without JavaScript too. */
export default function Details(props: ComponentProps<'details'>): ReactNode {
  return <details {...props} className={styles.details} />;
}
