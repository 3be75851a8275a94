import './toast.lazy.css';

/** Long enough to read a short sentence, or also to follow its link, in ms. */
const SHOWN_FOR = 2500;
const SHOWN_WITH_LINK = 8000;

/** Screen readers watch a region only once it is there. */
const ANNOUNCED_AFTER = 100;

const note = document.body.appendChild(
  Object.assign(document.createElement('div'), {className: 'floating toast', role: 'status'}),
);
let timer: number | undefined;

interface ToastLink {
  label: string;
  url: string;
}

/** Says for a moment what has just happened, to the eye and to screen readers. */
export function showToast(text: string, link?: ToastLink): void {
  window.clearTimeout(timer);
  note.textContent = '';
  timer = window.setTimeout(() => {
    note.textContent = text;
    if (link) {
      const {label: textContent, url: href} = link;
      note.append(' ', Object.assign(document.createElement('a'), {textContent, href}));
    }
    timer = window.setTimeout(
      () => {
        note.textContent = '';
      },
      link ? SHOWN_WITH_LINK : SHOWN_FOR,
    );
  }, ANNOUNCED_AFTER);
}
