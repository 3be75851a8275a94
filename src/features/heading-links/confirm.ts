import './confirm.lazy.css';

/** Long enough to read three words, in ms. */
const SHOWN_FOR = 2500;

/** Screen readers watch a region only once it is there. */
const ANNOUNCED_AFTER = 100;

const note = document.body.appendChild(
  Object.assign(document.createElement('div'), {className: 'copied-link', role: 'status'}),
);
let timer: number | undefined;

/** Says for a moment that the address of a heading was copied, or else where it is. */
export function confirm(isCopied: boolean): void {
  window.clearTimeout(timer);
  note.textContent = '';
  timer = window.setTimeout(() => {
    note.textContent = isCopied ? 'Link copied' : 'Not copied: the link is in the address bar';
    timer = window.setTimeout(() => {
      note.textContent = '';
    }, SHOWN_FOR);
  }, ANNOUNCED_AFTER);
}
