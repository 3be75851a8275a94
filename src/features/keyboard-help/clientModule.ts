import {lazyImport} from '../../shared/lazyImport.ts';
import {openLazyDialog} from '../../shared/ui/dialog/openLazyDialog.ts';
import {isTextField} from '../../shared/keyboard.ts';

/** Tells whether a key press asks for the list of shortcuts: `?` outside text fields. */
function asksForHelp(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, target} = event;
  return key === '?' && !ctrlKey && !metaKey && !altKey && !isTextField(target);
}

const loadDialog = lazyImport(() => import('./ui/show.tsx'));

const show = () =>
  openLazyDialog(async () => (await loadDialog()).showKeyboardHelp(), 'The list of shortcuts');

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
