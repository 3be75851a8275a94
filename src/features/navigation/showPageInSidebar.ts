import type {ClientModule} from '@docusaurus/types';

/** Scrolls a list of pages, and nothing else, so that the current page is in the middle of it. */
export function showCurrentEntry(list: Element | null): void {
  const entry = list?.querySelector('[aria-current="page"]');
  if (!list || !entry) return;
  const place = entry.getBoundingClientRect();
  const view = list.getBoundingClientRect();
  if (place.top < view.top || place.bottom > view.bottom) {
    list.scrollTop += place.top - view.top - view.height / 2;
  }
}

const clientModule: ClientModule = {
  /** A reader who comes from a search engine sees where in the docs the page is. */
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      showCurrentEntry(document.querySelector('nav.menu'));
    }
  },
};

export const {onRouteDidUpdate} = clientModule;
