import type {ClientModule} from '@docusaurus/types';

/** Said after where the focus goes on a new page, in ms: a move of the focus cuts off what is being said. */
const SAID_AFTER = 100;

/** Heard, not seen; always there, because screen readers watch a place only once it is. */
const region =
  typeof document === 'undefined'
    ? undefined
    : Object.assign(document.createElement('div'), {className: 'only-heard', role: 'status'});

if (region) document.body.prepend(region);

const clientModule: ClientModule = {
  /** Who cannot see that another page is there hears its title, as when a browser loads it. */
  onRouteDidUpdate({location, previousLocation}) {
    if (region && previousLocation && location.pathname !== previousLocation.pathname) {
      setTimeout(() => {
        // Not the title of the window, which is changed later.
        region.textContent = document.querySelector('h1')?.textContent ?? '';
      }, SAID_AFTER);
    }
  },
};

export const {onRouteDidUpdate} = clientModule;
