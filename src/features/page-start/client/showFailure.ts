import {opensField} from './keepInput.ts';

/**
 * Says that parts of the page could not be loaded, and makes the buttons that lead somewhere do so:
 * search to its page, the menu to the home page. Any other button leads to the way out.
 *
 * @param searchPage address of the search page.
 * @returns a function that takes it back.
 */
export function showFailure(searchPage: string): () => void {
  const note = Object.assign(document.createElement('div'), {
    className: 'page-failure',
    role: 'alert',
    textContent: 'Parts of this page could not be loaded. ',
  });
  const reload = Object.assign(document.createElement('button'), {
    className: 'button button--primary',
    textContent: 'Reload',
    onclick: () => location.reload(),
  });
  const onClick = ({target}: MouseEvent) => {
    const button = (target as Element).closest('button');
    if (button) {
      reload.focus();
      const address = opensField(button) ? searchPage : button.matches('.navbar__toggle') && '/';
      if (address) {
        open(address, '_self');
      }
    }
  };
  // Styles show what scripts would have to open, such as closed tabs.
  document.documentElement.dataset.failed = '';
  note.append(reload);
  document.body.append(note);
  addEventListener('click', onClick);
  return () => {
    delete document.documentElement.dataset.failed;
    note.remove();
    removeEventListener('click', onClick);
  };
}
