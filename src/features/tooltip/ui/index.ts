import {showNear} from '../../../shared/ui/placeNear.ts';
import './tooltip.lazy.css';

/** A pointer on its way elsewhere opens nothing, and may leave the word for a moment, in ms. */
const DELAY = 120;

/** One for all; a screen reader has the same words as the description of the term. */
const box = document.body.appendChild(
  Object.assign(document.createElement('div'), {
    className: 'floating term-tooltip',
    popover: 'manual',
    ariaHidden: 'true',
  }),
);

let current: HTMLElement | undefined;
let timer: number | undefined;

function later(action: () => void): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(action, DELAY);
}

function close(): void {
  window.clearTimeout(timer);
  if (current) {
    delete current.dataset.open;
    current = undefined;
    box.hidePopover();
  }
}

/** Shows the definition of a term, and only this one, until the reader leaves it or presses Escape. */
export function open(term: HTMLElement): void {
  window.clearTimeout(timer);
  if (current === term || !term.isConnected) {
    return;
  }
  close();
  current = term;
  term.dataset.open = '';
  box.textContent = term.getAttribute('aria-description') ?? term.dataset.type ?? '';
  box.classList.toggle('term-tooltip--code', term.dataset.type !== undefined);
  // A term broken over two lines has two rectangles; the box goes to the first.
  const [line = term.getBoundingClientRect()] = term.getClientRects();
  showNear(box, line);
}

/** Shows the definition of a term if the pointer stays on it. */
export function openSoon(term: HTMLElement): void {
  if (term.matches(':hover')) {
    later(() => open(term));
  }
}

document.addEventListener('pointerout', ({pointerType}) => {
  if (pointerType !== 'touch') {
    later(() => {
      if (!current?.matches(':hover, :focus') && !box.matches(':hover')) {
        close();
      }
    });
  }
});
document.addEventListener('focusout', ({target}) => {
  if (target === current) {
    close();
  }
});
window.addEventListener('popstate', close);
document.addEventListener('keydown', ({key}) => {
  if (key === 'Escape') {
    close();
  }
});
document.addEventListener('pointerdown', ({target, pointerType}) => {
  // Its text can be selected with a mouse; a finger on it puts it away.
  const stays = pointerType === 'touch' ? [current] : [current, box];
  if (!stays.some((part) => part?.contains(target as Node))) {
    close();
  }
});
