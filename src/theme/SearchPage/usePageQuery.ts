import {useCallback, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readPageQuery, writePageQuery, type PageQuery} from './pageState';

/** Milliseconds without typing after which the next change is a step of its own for "back". */
const STEP_AFTER = 1500;

const EMPTY: PageQuery = {query: '', section: ''};

/**
 * The query in the address, which is its only place: it can be shared, and "back" returns to the
 * query before. Letters typed in one go are one step.
 */
export function usePageQuery(): [PageQuery, (next: PageQuery) => void] {
  const {search} = useLocation();
  const history = useHistory();
  // The page is built once for all queries.
  const isBrowser = useIsBrowser();
  const lastChange = useRef(0);
  const setQuery = useCallback(
    (next: PageQuery) => {
      const now = Date.now();
      const isNewStep = now - lastChange.current > STEP_AFTER;
      lastChange.current = now;
      const target = {...history.location, search: writePageQuery(next)};
      if (isNewStep) {
        history.push(target);
      } else {
        history.replace(target);
      }
    },
    [history],
  );
  return [isBrowser ? readPageQuery(search) : EMPTY, setQuery];
}
