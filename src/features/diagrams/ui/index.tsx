import type {ReactNode} from 'react';
import Enlarge from './Enlarge/index.tsx';
import styles from './styles.module.css';

interface Props {
  /** SVG drawn while building, and a second one for narrow columns if it needs one. */
  svg: {__html: string};
  /** What the picture shows, for readers who do not see it. */
  alt: string;
  /** The conclusion to draw from it. */
  caption: string;
}

export default function Diagram({svg, alt, caption}: Props): ReactNode {
  return (
    <figure className={styles.diagram}>
      <div
        className={styles.picture}
        role="img"
        aria-label={alt}
        // A wide diagram scrolls inside itself and must be reachable with the keyboard.
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
        tabIndex={0}
        dangerouslySetInnerHTML={svg}
      />
      <Enlarge />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
