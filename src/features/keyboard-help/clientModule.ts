import {asksForHelp} from './asksForHelp.ts';
import {lazyImport} from '../../shared/lazyImport.ts';
import {OutdatedPage} from '../../shared/outdatedPage.ts';

const loadDialog = lazyImport(() => import('./ui/show.tsx'));

async function show(): Promise<void> {
  try {
    (await loadDialog()).showKeyboardHelp();
  } catch (error) {
    // Nothing of the dialog is there, so the browser's own has to do.
    const failure = 'The keyboard shortcuts could not be loaded.';
    if (!(error instanceof OutdatedPage)) {
      window.alert(`${failure} Check your network connection.`);
    } else if (window.confirm(`${failure} ${error.message} Reload it now?`)) {
      window.location.reload();
    }
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('keydown', (event) => {
    if (asksForHelp(event)) {
      event.preventDefault();
      void show();
    }
  });
  window.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('[data-keyboard-help]')) {
      void show();
    }
  });
}
