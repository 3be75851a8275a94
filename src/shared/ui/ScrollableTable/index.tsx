import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** A table that scrolls inside itself instead of widening the page. */
export default function ScrollableTable({style, ...props}: ComponentProps<'table'>): ReactNode {
  return (
    <div
      className={`framed ${styles.scroll}`}
      style={style}
      role="group"
      aria-label="Table"
      // A scrolling region must be reachable with the keyboard.
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table {...props} />
    </div>
  );
}
