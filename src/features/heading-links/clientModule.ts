import {copyText} from '../../shared/copyText.ts';
import {lazyImport} from '../../shared/lazyImport.ts';

const load = lazyImport(() => import('../../shared/ui/toast/showToast.ts'));

if (typeof window !== 'undefined') {
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
