import type {ReactNode} from 'react';
import styles from '../styles.module.css';

/** A table, chart or example with a caption that states its conclusion. */
export default function Figure(props: {caption: string; children: ReactNode}): ReactNode {
  return (
    <figure className={styles.diagram}>
      {props.children}
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}
