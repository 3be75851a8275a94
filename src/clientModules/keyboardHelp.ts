import {asksForHelp} from '../components/keyboard/asksForHelp';
import {lazyImport} from '../components/lazyImport';

const loadDialog = lazyImport(() => import('../components/KeyboardHelp/show'));

async function show(): Promise<void> {
  try {
    (await loadDialog()).showKeyboardHelp();
  } catch {
    // Nothing of the dialog is there, so the browser's own has to do.
    window.alert('The keyboard shortcuts could not be loaded. Check your network connection.');
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
