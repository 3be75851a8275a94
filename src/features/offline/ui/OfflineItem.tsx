import type {ReactNode} from 'react';
import {lazyImport} from '../../../shared/lazyImport.ts';
import {openLazyDialog} from '../../../shared/ui/dialog/openLazyDialog.ts';

const load = lazyImport(() => import('./show.tsx'));

interface Props {
  className: string;
  onClick: () => void;
}

/** An entry of the page menu that shows what keeps the docs in this browser. */
export default function OfflineItem({className, onClick}: Props): ReactNode {
  const show = () => {
    onClick();
    void openLazyDialog(async () => (await load()).showOffline(), 'The dialog');
  };
  // A browser has it on secure sites only.
  return 'serviceWorker' in navigator ? (
    <button type="button" role="menuitem" tabIndex={-1} className={className} onClick={show}>
      Keep for offline reading…
    </button>
  ) : null;
}
