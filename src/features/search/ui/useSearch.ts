import {useCallback, useEffect, useMemo, useReducer, useRef, type RefObject} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import {useStorageSlot} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {SDK_SLOT} from '../../../shared/sdkChoice.ts';
import type {SearchRequest, SearchResponses} from '../client/searchClient.ts';
import {indexNameOf} from '../client/settings.ts';
import {LEVELS} from '../records/types.ts';
import {needsReload} from './needsReload.ts';
import {
  INITIAL_STATE,
  nextState,
  SDK,
  SECTION,
  type Answer,
  type Query,
  type SearchState,
} from './searchState.ts';
import {siteClient} from './siteClient.ts';
import {useSearchSettings} from './useSearchSettings.ts';
import {whenFocusLeaves} from './whenFocusLeaves.ts';

/** Milliseconds of loading after which readers are told that it takes long. */
const STALL_AFTER = 300;

/** Words of an excerpt; fewer on small screens. */
const snippetWords = (): number => (window.matchMedia('(max-width: 768px)').matches ? 5 : 10);

/** Facet filters for the reader's language and docs version; none unless contextual search is on. */
function useContextualFilters(): (string | string[])[] {
  const {i18n} = useDocusaurusContext();
  const {contextualSearch} = useSearchSettings();
  // The hook returns a new list on every render, which would ask anew.
  const tags = useDocsContextualSearchTags().join(' ');
  return useMemo(
    () =>
      contextualSearch
        ? [
            `language:${i18n.currentLocale}`,
            [DEFAULT_SEARCH_TAG, ...tags.split(' ')].map((tag) => `docusaurus_tag:${tag}`),
          ]
        : [],
    [contextualSearch, i18n.currentLocale, tags],
  );
}

/** Asks for a page of results and, where they are limited, for what there is to choose from without. */
function requestsFor({text, filter}: Query, page: number, common: SearchRequest): SearchRequest[] {
  const words = snippetWords();
  const everywhere = {
    ...common,
    query: text,
    attributesToRetrieve: [
      ...LEVELS.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: [
      ...LEVELS.slice(1).map((level) => `hierarchy.${level}:${words}`),
      `content:${words}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: false,
    facets: [SECTION, SDK],
    ...(page > 0 ? {page} : {}),
  } satisfies SearchRequest;
  const facetFilters = [...(common.facetFilters ?? []), filter];
  return filter
    ? [
        {...everywhere, facets: [], facetFilters},
        {...everywhere, page: 0, hitsPerPage: 0},
      ]
    : [everywhere];
}

/** @throws Error when the search answers without results. */
function readAnswer({results: [found, all = found], completion}: SearchResponses): Answer {
  if (!found) {
    throw new Error('The search answered without results.');
  }
  const {hits, nbHits, page, nbPages} = found;
  const facets = all?.facets ?? {};
  return {hits, nbHits, page, nbPages, facets, isProvisional: completion !== undefined};
}

interface Search {
  search: SearchState;
  retry: () => void;
  loadMore: () => void;
  /** For the element with the results: they do not change while the keyboard is in there. */
  resultsRef: RefObject<HTMLDivElement | null>;
}

/** Runs a search whenever its query changes. */
export function useSearch({text, filter}: Query): Search {
  const settings = useSearchSettings();
  const facetFilters = useContextualFilters();
  const [sdk] = useStorageSlot(SDK_SLOT);
  const [state, dispatch] = useReducer(nextState, INITIAL_STATE);
  const resultsRef = useRef<HTMLDivElement>(null);
  // What the newest question is about; others need no answer.
  const newest = useRef<Query>(undefined);
  const asked = useMemo(() => ({text: text.trim(), filter}), [text, filter]);

  const find = useCallback(
    (page: number): Promise<SearchResponses> => {
      const common = {indexName: indexNameOf(settings), facetFilters, sdk: sdk ?? undefined};
      const requests = requestsFor(asked, page, common);
      return siteClient(settings).search({requests}, () => newest.current === asked);
    },
    [asked, facetFilters, sdk, settings],
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
        const responses = await find(page);
        dispatch({type: 'answer', asked, answer: readAnswer(responses)});
        responses.completion?.then(
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
    siteClient(settings).prepare();
    void ask(0);
  }, [ask, settings]);

  useEffect(() => {
    newest.current = asked;
    if (asked.text === '') {
      dispatch({type: 'reset'});
    } else {
      void ask(0);
    }
  }, [asked, ask]);

  const {isOutdated, loadedPages} = state;
  const loadMore = useCallback(() => void ask(loadedPages), [ask, loadedPages]);
  useEffect(() => {
    if (!isOutdated) {
      return;
    }
    const refresh = async (): Promise<void> => {
      const pages = await Promise.all(Array.from({length: loadedPages}, (_, page) => find(page)));
      whenFocusLeaves(resultsRef.current, () =>
        pages.forEach((page) => dispatch({type: 'answer', asked, answer: readAnswer(page)})),
      );
    };
    refresh().catch(fail);
  }, [asked, isOutdated, fail, find, loadedPages]);

  return {search: state, retry, loadMore, resultsRef};
}
