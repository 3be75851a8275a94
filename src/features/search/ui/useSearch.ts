import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import {useStorageSlot} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {SDK_SLOT} from '../../../shared/sdkChoice.ts';
import type {SearchRequest} from '../client/searchClient.ts';
import {needsReload} from '../client/searchUnavailable.ts';
import {indexNameOf} from '../client/settings.ts';
import {LEVELS} from '../records/types.ts';
import {INITIAL_STATE, SDK, SECTION, type Query, type SearchState} from './searchState.ts';
import {searchSite} from './siteClient.ts';
import {useSearchSettings} from './useSearchSettings.ts';

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

interface Search {
  search: SearchState;
  retry: () => void;
  loadMore: () => void;
}

/** Runs a search whenever its query changes; what an older one brings changes nothing. */
export function useSearch({text, filter}: Query): Search {
  const settings = useSearchSettings();
  const facetFilters = useContextualFilters();
  const [sdk] = useStorageSlot(SDK_SLOT);
  const [state, setState] = useState(INITIAL_STATE);
  const newest = useRef<Query>(undefined);
  const asked = useMemo(() => ({text: text.trim(), filter}), [text, filter]);

  const ask = useCallback(
    async (page: number, isFirst = false): Promise<void> => {
      const isWanted = (): boolean => newest.current === asked;
      const change = (part: Partial<SearchState>): void => {
        if (isWanted()) setState((before) => ({...before, ...part}));
      };
      const common = {indexName: indexNameOf(settings), facetFilters, sdk: sdk ?? undefined};
      // Old results stay until the new ones arrive, so that nothing jumps while typing.
      change({...(isFirst ? INITIAL_STATE : {}), status: 'loading', asked});
      const stalling = setTimeout(() => change({status: 'stalled'}), STALL_AFTER);
      try {
        const {results} = await searchSite(settings, requestsFor(asked, page, common));
        const {hits: found = [], nbHits = 0, nbPages = 0} = results[0] ?? {};
        const facets = results.at(-1)?.facets ?? {};
        if (isWanted()) {
          setState((before) => ({
            ...{status: 'done', asked, nbHits, nbPages, facets},
            hits: page === 0 ? found : [...before.hits, ...found],
            loadedPages: page + 1,
          }));
        }
      } catch (error) {
        change({status: (await needsReload(error)) ? 'outdated' : 'error'});
      } finally {
        clearTimeout(stalling);
      }
    },
    [asked, facetFilters, sdk, settings],
  );

  const retry = useCallback(() => void ask(0), [ask]);

  useEffect(() => {
    const isFirst = !newest.current?.text;
    newest.current = asked;
    if (asked.text) {
      void ask(0, isFirst);
    }
  }, [asked, ask]);

  const loadMore = useCallback(() => void ask(state.loadedPages), [ask, state.loadedPages]);
  const search = asked.text ? state : INITIAL_STATE;
  return {search, retry, loadMore};
}
