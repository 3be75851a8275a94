import {useCallback, useSyncExternalStore} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {readQuery, writeQuery} from '../queryAddress.ts';
import type {Query} from '../searchState.ts';

/** The query in the address, which is its only place, so that it can be shared. */
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
  const setQuery = useCallback(
    (query: Query) => history.replace({...history.location, search: writeQuery(query)}),
    [history],
  );
  return [readQuery(current), setQuery];
}
