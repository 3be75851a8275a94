import type {ClientModule} from '@docusaurus/types';
import {lazyImport} from '../../shared/lazyImport.ts';

const load = lazyImport(() => import('./movedAnchors.ts'));

const clientModule: ClientModule = {
  /** Leads a link to a place that moved on to where it is now; the page itself is shown at once. */
  onRouteDidUpdate({location: {pathname, hash}}) {
    const anchor = hash.slice(1);
    if (anchor && !document.getElementById(anchor)) {
      load().then(
        ({movedAnchors}) => {
          const anchors = Object.hasOwn(movedAnchors, pathname)
            ? movedAnchors[pathname]
            : undefined;
          const target = anchors && Object.hasOwn(anchors, anchor) ? anchors[anchor] : undefined;
          if (target && window.location.hash === hash && window.location.pathname === pathname) {
            window.location.replace(target);
          }
        },
        () => undefined,
      );
    }
  },
};

export const {onRouteDidUpdate} = clientModule;
