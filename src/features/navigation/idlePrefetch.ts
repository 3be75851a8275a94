import type {ClientModule} from '@docusaurus/types';

/** Pause between two routes where browsers do not tell when they are idle, in ms. */
const PAUSE = 100;

let waiting = 0;

/** Safari does not tell; there one thing is done at a time, with room for the reader in between. */
function inTurn(run: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(run);
    return;
  }
  waiting += 1;
  setTimeout(() => {
    waiting -= 1;
    run();
  }, waiting * PAUSE);
}

/** Finding the files of twenty visible links in one go would hold up a phone noticeably. */
function prefetchWhenIdle(): void {
  const {docusaurus} = window;
  window.docusaurus = {
    ...docusaurus,
    prefetch: (route) => {
      // The development server compiles a page when it is opened: there is nothing to fetch ahead.
      if (process.env.NODE_ENV === 'development') return false;
      inTurn(() => docusaurus.prefetch(route));
      return false;
    },
  };
}

let isInstalled = false;

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    // Not earlier: Docusaurus defines the functions after it has loaded the client modules.
    if (!isInstalled) {
      isInstalled = true;
      prefetchWhenIdle();
    }
  },
};

export const {onRouteDidUpdate} = clientModule;
