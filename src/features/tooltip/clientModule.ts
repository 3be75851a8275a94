import {lazyImport} from '../../shared/lazyImport.ts';

const load = lazyImport(() => import('./ui/index.ts'));

/** The word that a finger has touched while its tooltip was closed: this tap opens it. */
let touched: Element | null = null;

/** A term of the glossary, or an identifier of a sample whose type is known. */
function wordAt({target}: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('a.term, [data-type]') : null;
}

/** A tooltip that cannot be loaded is one click away, where a term leads. */
function withTooltip(use: (tooltip: Awaited<ReturnType<typeof load>>) => void): void {
  load().then(use, () => undefined);
}

if (typeof window !== 'undefined' && 'showPopover' in HTMLElement.prototype) {
  window.addEventListener('pointerover', (event) => {
    const word = wordAt(event);
    if (word && event.pointerType !== 'touch') {
      withTooltip(({openSoon}) => openSoon(word));
    }
  });
  window.addEventListener('focusin', (event) => {
    const word = wordAt(event);
    if (word) {
      withTooltip(({open}) => open(word));
    }
  });
  window.addEventListener('pointerdown', (event) => {
    const word = wordAt(event);
    const isOpen = word?.hasAttribute('data-open');
    touched = event.pointerType === 'touch' && !isOpen ? word : null;
  });
  window.addEventListener('click', (event) => {
    const word = wordAt(event);
    if (word && word === touched) {
      event.preventDefault();
      withTooltip(({open}) => open(word));
    }
    touched = null;
  });
}
