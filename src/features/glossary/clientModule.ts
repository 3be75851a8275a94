import {lazyImport} from '../../shared/lazyImport.ts';
import './term.css';

const load = lazyImport(() => import('./ui/tooltip/index.ts'));

/** The term that a finger has touched while its definition was closed: this tap opens it. */
let touched: Element | null = null;

function termAt({target}: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a.term') : null;
}

/** A definition that cannot be loaded is one click away, where the term leads. */
function withTooltip(use: (tooltip: Awaited<ReturnType<typeof load>>) => void): void {
  load().then(use, () => undefined);
}

if (typeof window !== 'undefined' && 'showPopover' in HTMLElement.prototype) {
  window.addEventListener('pointerover', (event) => {
    const term = termAt(event);
    if (term && event.pointerType !== 'touch') {
      withTooltip(({openSoon}) => openSoon(term));
    }
  });
  window.addEventListener('focusin', (event) => {
    const term = termAt(event);
    if (term) {
      withTooltip(({open}) => open(term));
    }
  });
  window.addEventListener('pointerdown', (event) => {
    const term = termAt(event);
    const isOpen = term?.hasAttribute('data-open');
    touched = event.pointerType === 'touch' && !isOpen ? term : null;
  });
  window.addEventListener('click', (event) => {
    const term = termAt(event);
    if (term && term === touched) {
      event.preventDefault();
      withTooltip(({open}) => open(term));
    }
    touched = null;
  });
}
