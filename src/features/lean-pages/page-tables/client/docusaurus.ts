import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import {loadTable} from './loadTable.ts';

/** Docusaurus' functions on `window`; a page whose list does not arrive is loaded when it is opened. */
export default Object.freeze({
  ...docusaurus,
  prefetch: (route: string): false => {
    loadTable(route)
      .then(() => void docusaurus.prefetch(route))
      .catch(() => undefined);
    return false;
  },
});
