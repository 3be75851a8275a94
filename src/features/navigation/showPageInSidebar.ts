import type {ClientModule} from '@docusaurus/types';

/** Scrolls a list, and nothing else, so that one of its entries is in the middle of it. */
function bringIntoView(entry: Element, list: Element): void {
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
      const list = document.querySelector('nav.menu');
      const entry = list?.querySelector('[aria-current="page"]');
      if (list && entry) {
        bringIntoView(entry, list);
      }
    }
  },
};

export const {onRouteDidUpdate} = clientModule;
