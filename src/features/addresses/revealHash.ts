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

function revealTarget(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target?.closest('[data-closed], details:not([open])')) {
    reveal(target);
    target.scrollIntoView();
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('hashchange', () => revealTarget(window.location.hash));
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location}) {
    revealTarget(location.hash);
  },
};

export const {onRouteDidUpdate} = clientModule;
