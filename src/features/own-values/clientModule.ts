import type {ClientModule} from '@docusaurus/types';
import {lazyImport} from '../../shared/lazyImport.ts';
import {openLazyDialog} from '../../shared/ui/dialog/openLazyDialog.ts';
import {ownValuesSlot} from './slot.ts';

const loadSamples = lazyImport(() => import('./ui/samples.ts'));
const loadDialog = lazyImport(() => import('./ui/SetupDialog.tsx'));

function showOwnValues(): void {
  loadSamples().then(
    (samples) => samples.showOwnValues(),
    // The samples show their own values, which is no harm.
    () => undefined,
  );
}

const clientModule: ClientModule = {
  /** Shows the reader's values in the samples of a page. */
  onRouteDidUpdate() {
    if (ownValuesSlot.get()) showOwnValues();
  },
};

export const {onRouteDidUpdate} = clientModule;

if (typeof window !== 'undefined') {
  // Also the first values, which another tab may be given.
  ownValuesSlot.listen(showOwnValues);
  window.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('[data-own-setup]')) {
      void openLazyDialog(
        async () => (await loadDialog()).showSetup(),
        'The dialog of your values',
      );
    }
  });
}
