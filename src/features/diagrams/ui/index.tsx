import type {ReactNode, MouseEvent} from 'react';
import styles from './styles.module.css';
import {lazyImport} from '../../../shared/lazyImport.ts';
import {openLazyDialog} from '../../../shared/ui/dialog/openLazyDialog.ts';

const load = lazyImport(() => import('./Enlarge/show.ts'));

function enlarge({currentTarget}: MouseEvent): void {
  const figure = currentTarget.closest('figure')!;
  void openLazyDialog(async () => (await load()).showEnlarged(figure), 'The large picture');
}

/** Opens the picture of the figure around it in a dialog. */
function Enlarge(): ReactNode {
  return (
    <button type="button" className={`clean-btn link-button ${styles.enlarge}`} onClick={enlarge}>
      Enlarge
    </button>
  );
}

/** A table, chart or example with a caption that states its conclusion. */
export function Figure(props: {caption: string; children: ReactNode}): ReactNode {
  return (
    <figure className={styles.diagram}>
      {props.children}
      <figcaption className="quiet">{props.caption}</figcaption>
    </figure>
  );
}

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
        className={`framed ${styles.picture}`}
        role="img"
        aria-label={alt}
        // A wide diagram scrolls inside itself and must be reachable with the keyboard.
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
        tabIndex={0}
        dangerouslySetInnerHTML={svg}
      />
      <Enlarge />
      <figcaption className="quiet">{caption}</figcaption>
    </figure>
  );
}
