import type {ClientModule} from '@docusaurus/types';

/** Finding the files of twenty visible links in one go would hold up a phone noticeably. */
function prefetchWhenIdle(): void {
  const {docusaurus} = window;
  window.docusaurus = {
    ...docusaurus,
    prefetch: (route) => {
      window.requestIdleCallback(() => docusaurus.prefetch(route));
      return false;
    },
  };
}

let isInstalled = false;

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    // Not earlier: Docusaurus defines the functions after it has loaded the client modules.
    if (!isInstalled && 'requestIdleCallback' in window) {
      isInstalled = true;
      prefetchWhenIdle();
    }
  },
};

export const {onRouteDidUpdate} = clientModule;
