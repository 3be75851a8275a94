import {copyText} from '../../shared/ui/useCopy.ts';
import {lazyImport} from '../../shared/lazyImport.ts';

// A click on the link of a heading (`src/theme/Heading`) leads there as usual and copies its address; at once, because
// browsers ask for a press. A button beside the heading copies its section as Markdown.
const load = lazyImport(() => import('../../shared/ui/toast/showToast.ts'));

const loadButton = lazyImport(() => import('./copySection.ts'));

/** Puts the button for its Markdown beside a heading that somebody points at, touches or focuses. */
function offerCopy({target}: Event): void {
  const heading = target instanceof Element ? target.closest<HTMLElement>('.anchor[id]') : null;
  // What is added before would be another page than React expects.
  if (heading && document.documentElement.dataset.hasHydrated === 'true') {
    loadButton().then(
      ({moveButton}) => moveButton(heading),
      () => undefined,
    );
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerover', offerCopy);
  window.addEventListener('focusin', offerCopy);
  window.addEventListener('click', ({target, button, altKey, ctrlKey, metaKey, shiftKey}) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a.hash-link') : null;
    if (link && button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)) {
      const copied = copyText(link.href);
      load().then(
        async ({showToast}) =>
          showToast(
            (await copied) === 'copied'
              ? 'Link copied'
              : 'Not copied: the link is in the address bar',
          ),
        // The address bar has it all the same.
        () => undefined,
      );
    }
  });
}
