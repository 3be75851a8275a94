import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import {loadTable} from './loadTable.ts';
import {prefetchNeeds} from './pageNeeds.ts';

/** Docusaurus' functions on `window`; a page whose list does not arrive is loaded when it is opened. */
export default Object.freeze({
  ...docusaurus,
  prefetch: (route: string): false => {
    loadTable(route)
      .then(() => {
        const isShown = route === window.location.pathname;
        return docusaurus.prefetch(route) ? prefetchNeeds(route, isShown) : undefined;
      })
      .catch(() => undefined);
    return false;
  },
});
