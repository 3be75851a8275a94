import type {ClientModule} from '@docusaurus/types';
import {lazyImport} from '../../shared/lazyImport.ts';

const load = lazyImport(() => import('./movedAnchors.json'));

const clientModule: ClientModule = {
  /** Leads a link to a place that moved on to where it is now; the page itself is shown at once. */
  onRouteDidUpdate({location: {pathname, hash}}) {
    if (hash.length < 2 || document.getElementById(hash.slice(1))) return;
    load().then(
      ({default: moved}) => {
        const target = new Map(Object.entries(moved)).get(pathname + hash);
        if (target && window.location.hash === hash && window.location.pathname === pathname) {
          window.location.replace(target);
        }
      },
      () => undefined,
    );
  },
};

export const {onRouteDidUpdate} = clientModule;
