import type {ClientModule} from '@docusaurus/types';

/** Opens the tabs and details that hold an element, outermost first. */
function reveal(element: Element): void {
  const ancestors: Element[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    ancestors.unshift(parent);
  }
  for (const ancestor of ancestors) {
    if (ancestor instanceof HTMLDetailsElement) {
      ancestor.open = true;
    } else if (ancestor.hasAttribute('data-closed')) {
      // What the browser itself sends when find-in-page meets text in a closed panel.
      ancestor.dispatchEvent(new Event('beforematch'));
    }
  }
}

const targetOf = (hash: string): HTMLElement | null =>
  hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;

function revealTarget(hash: string): void {
  const target = targetOf(hash);
  if (target?.closest('[data-closed], details:not([open])')) {
    reveal(target);
    target.scrollIntoView();
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('hashchange', () => revealTarget(window.location.hash));
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    revealTarget(location.hash);
    // What stands above on a new page gets its real size in the next frame, see "Lazy layout" in `site.css`.
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => targetOf(location.hash)?.scrollIntoView()),
      );
    }
  },
};

export const {onRouteDidUpdate} = clientModule;
