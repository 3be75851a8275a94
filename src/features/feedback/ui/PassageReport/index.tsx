import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {lazyImport} from '../../../../shared/lazyImport.ts';

const load = lazyImport(() => import('./PassageButton.tsx'));

/** Lets a reader report the text that they select; what does so is loaded when there is some. */
export default function PassageReport(): ReactNode {
  const [Button, setButton] = useState<ComponentType>();

  useEffect(() => {
    if (Button) return undefined;
    const onSelect = () => {
      if (document.getSelection()?.type === 'Range') {
        // A reader who wants to copy the text misses nothing; the end of the page takes reports, too.
        load().then(
          (module) => setButton(() => module.default),
          () => undefined,
        );
      }
    };
    document.addEventListener('selectionchange', onSelect);
    return () => document.removeEventListener('selectionchange', onSelect);
  }, [Button]);

  return Button ? <Button /> : null;
}
