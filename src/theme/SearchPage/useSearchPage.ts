import {useCallback, useEffect, useMemo, useReducer} from 'react';
import {useContextualFilters} from '../../components/Search/useContextualFilters';
import {useSearchSettings} from '../../components/Search/useSearchSettings';
import {lazyImport} from '../../components/lazyImport';
import {INITIAL_STATE, nextState, type PageQuery, type PageState} from './pageState';
import {searchPageAnswer} from './searchPageAnswer';

const loadClient = lazyImport(() => import('../../components/Search/siteClient'));

/** Name of the embedded index in requests. */
const EMBEDDED_INDEX = 'docs';

/** Milliseconds of loading after which the page says that it takes long. */
const STALL_AFTER = 300;

export interface SearchPageState extends PageState {
  retry: () => void;
  loadMore: () => void;
}

/** Runs the search of the search page whenever its query changes. */
export function useSearchPage({query, section}: PageQuery): SearchPageState {
  const settings = useSearchSettings();
  const facetFilters = useContextualFilters();
  const [state, dispatch] = useReducer(nextState, INITIAL_STATE);
  const asked = useMemo(() => ({query: query.trim(), section}), [query, section]);

  const ask = useCallback(
    async (page: number) => {
      dispatch({type: 'ask', asked});
      const stalling = setTimeout(() => dispatch({type: 'stall', asked}), STALL_AFTER);
      try {
        const {siteClient} = await loadClient();
        const indexName = settings.hosted?.indexName ?? EMBEDDED_INDEX;
        const client = siteClient(settings);
        const answer = await searchPageAnswer(client, asked, page, indexName, facetFilters);
        dispatch({type: 'answer', asked, answer});
      } catch {
        dispatch({type: 'fail', asked});
      } finally {
        clearTimeout(stalling);
      }
    },
    [asked, facetFilters, settings],
  );

  useEffect(() => {
    if (asked.query === '') {
      dispatch({type: 'reset'});
    } else {
      void ask(0);
    }
  }, [asked, ask]);

  return {
    ...state,
    retry: useCallback(() => void ask(0), [ask]),
    loadMore: useCallback(() => void ask(state.loadedPages), [ask, state.loadedPages]),
  };
}
