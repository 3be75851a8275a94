import {useCallback, useRef, useSyncExternalStore} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {readQuery, writeQuery} from '../queryAddress.ts';
import type {Query} from '../searchState.ts';

/** Milliseconds without typing after which the next change is a step of its own for "back". */
const STEP_AFTER = 1500;

/**
 * The query in the address, which is its only place: it can be shared, and "back" returns to the
 * query before. Letters typed in one go are one step.
 */
export function usePageQuery(): [Query, (query: Query) => void] {
  const {pathname, search} = useLocation();
  const history = useHistory();
  // The router tells its location late, after a letter or two more. While another page is on its
  // way, the query of this one stays.
  const current = useSyncExternalStore(
    history.listen,
    () => (history.location.pathname === pathname ? history.location.search : search),
    // The page is built once for all queries.
    () => '',
  );
  const lastChange = useRef(0);
  const setQuery = useCallback(
    (query: Query) => {
      const now = Date.now();
      const isNewStep = now - lastChange.current > STEP_AFTER;
      lastChange.current = now;
      const target = {...history.location, search: writeQuery(query)};
      if (isNewStep) {
        history.push(target);
      }
      // After a push alone Docusaurus would take the focus away, as it does on every new page.
      history.replace(target);
    },
    [history],
  );
  return [readQuery(current), setQuery];
}
