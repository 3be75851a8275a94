import type {MouseEvent, ReactNode} from 'react';
import {lazyImport} from '../../../../shared/lazyImport.ts';
import styles from '../styles.module.css';

const load = lazyImport(() => import('./show.ts'));

async function enlarge({currentTarget}: MouseEvent<HTMLButtonElement>): Promise<void> {
  const figure = currentTarget.closest('figure');
  try {
    const {showEnlarged} = await load();
    if (figure) showEnlarged(figure);
  } catch {
    // Nothing of the dialog is there, so the browser's own has to do.
    window.alert('The large picture could not be loaded. Reload the page and try again.');
  }
}

/** Opens the picture of the figure around it in a dialog. */
export default function Enlarge(): ReactNode {
  return (
    <button
      type="button"
      className={`clean-btn ${styles.enlarge}`}
      onClick={(event) => void enlarge(event)}
    >
      Enlarge
    </button>
  );
}
