import type {MouseEvent, ReactNode} from 'react';
import {lazyImport} from '../../../../shared/lazyImport.ts';
import {openLazyDialog} from '../../../../shared/ui/dialog/openLazyDialog.ts';
import styles from '../styles.module.css';

const load = lazyImport(() => import('./show.ts'));

function enlarge({currentTarget}: MouseEvent): void {
  const figure = currentTarget.closest('figure')!;
  void openLazyDialog(async () => (await load()).showEnlarged(figure), 'The large picture');
}

/** Opens the picture of the figure around it in a dialog. */
export default function Enlarge(): ReactNode {
  return (
    <button type="button" className={`clean-btn ${styles.enlarge}`} onClick={enlarge}>
      Enlarge
    </button>
  );
}
