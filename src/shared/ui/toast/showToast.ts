import './toast.lazy.css';

/** Long enough to read a short sentence, in ms. */
const SHOWN_FOR = 2500;

/** Screen readers watch a region only once it is there. */
const ANNOUNCED_AFTER = 100;

const note = document.body.appendChild(
  Object.assign(document.createElement('div'), {className: 'toast', role: 'status'}),
);
let timer: number | undefined;

/** Says for a moment what has just happened, to the eye and to screen readers. */
export function showToast(text: string): void {
  window.clearTimeout(timer);
  note.textContent = '';
  timer = window.setTimeout(() => {
    note.textContent = text;
    timer = window.setTimeout(() => {
      note.textContent = '';
    }, SHOWN_FOR);
  }, ANNOUNCED_AFTER);
}
