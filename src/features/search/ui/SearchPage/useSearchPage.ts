import {useCallback, useEffect, useMemo, useReducer, useRef, type RefObject} from 'react';
import {startSearch} from '../earlyStart.ts';
import {indexNameOf} from '../../client/settings.ts';
import {needsReload} from '../needsReload.ts';
import {useContextualFilters} from '../useContextualFilters.ts';
import {useSearchSettings} from '../useSearchSettings.ts';
import {whenFocusLeaves} from '../whenFocusLeaves.ts';
import {lazyImport} from '../../../../shared/lazyImport.ts';
import {INITIAL_STATE, nextState, type PageQuery, type PageState} from './pageState.ts';
import {searchPageAnswer, type FoundAnswer} from './searchPageAnswer.ts';
import {useFocusOnMore} from './useFocusOnMore.ts';

const loadClient = lazyImport(() => import('../siteClient.ts'));

/** Milliseconds of loading after which the page says that it takes long. */
const STALL_AFTER = 300;

export interface SearchPageState extends PageState {
  retry: () => void;
  loadMore: () => void;
  /** Holds the results. */
  resultsRef: RefObject<HTMLDivElement | null>;
}

/** Runs the search of the search page whenever its query changes. */
export function useSearchPage({query, section}: PageQuery): SearchPageState {
  const settings = useSearchSettings();
  const facetFilters = useContextualFilters();
  const [state, dispatch] = useReducer(nextState, INITIAL_STATE);
  const resultsRef = useRef<HTMLDivElement>(null);
  // What the newest question is about; others need no answer.
  const newest = useRef<PageQuery>(undefined);
  const asked = useMemo(() => ({query: query.trim(), section}), [query, section]);

  const find = useCallback(
    async (page: number): Promise<FoundAnswer> => {
      const {siteClient} = await loadClient();
      return searchPageAnswer(
        siteClient(settings),
        asked,
        page,
        indexNameOf(settings),
        facetFilters,
        () => newest.current === asked,
      );
    },
    [asked, facetFilters, settings],
  );

  const fail = useCallback(
    async (error: unknown) => {
      const isOutdated = await needsReload(error);
      if (newest.current === asked) {
        dispatch({type: 'fail', asked, needsReload: isOutdated});
      }
    },
    [asked],
  );

  const ask = useCallback(
    async (page: number) => {
      dispatch({type: 'ask', asked});
      const stalling = setTimeout(() => dispatch({type: 'stall', asked}), STALL_AFTER);
      try {
        const {answer, completion} = await find(page);
        dispatch({type: 'answer', asked, answer});
        completion?.then(
          () => dispatch({type: 'complete', asked}),
          () => dispatch({type: 'incomplete', asked}),
        );
      } catch (error) {
        await fail(error);
      } finally {
        clearTimeout(stalling);
      }
    },
    [asked, fail, find],
  );

  const retry = useCallback(() => {
    loadClient().then(
      ({siteClient}) => siteClient(settings).prepare(),
      () => undefined,
    );
    void ask(0);
  }, [ask, settings]);

  useEffect(() => {
    newest.current = asked;
    if (asked.query === '') {
      dispatch({type: 'reset'});
    } else {
      startSearch(settings);
      void ask(0);
    }
  }, [asked, ask, settings]);

  const {isOutdated, loadedPages} = state;
  const focusOnMore = useFocusOnMore(resultsRef, state.hits.length);
  const loadMore = useCallback(() => {
    focusOnMore();
    void ask(loadedPages);
  }, [ask, focusOnMore, loadedPages]);
  useEffect(() => {
    if (!isOutdated) {
      return;
    }
    const refresh = async (): Promise<void> => {
      const pages = await Promise.all(Array.from({length: loadedPages}, (_, page) => find(page)));
      whenFocusLeaves(resultsRef.current, () =>
        pages.forEach(({answer}) => dispatch({type: 'answer', asked, answer})),
      );
    };
    refresh().catch(fail);
  }, [asked, isOutdated, fail, find, loadedPages]);

  return {...state, retry, loadMore, resultsRef};
}
