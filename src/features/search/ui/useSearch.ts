import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import {OutdatedPage} from '../../../shared/outdatedPage.ts';
import {SDK_SLOT} from '../../../shared/sdkChoice.ts';
import type {SearchRequest} from '../client/searchClient.ts';
import {indexNameOf} from '../client/settings.ts';
import {LEVELS} from '../records/types.ts';
import {INITIAL_STATE, SDK, SECTION, type Query, type SearchState} from './searchState.ts';
import {searchSite, useSearchSettings} from './siteClient.ts';

/** Milliseconds of loading after which readers are told that it takes long. */
const STALL_AFTER = 300;

/** Asks for a page of results and, where they are limited, for what there is to choose from without. */
function requestsFor({text, filter}: Query, page: number, common: SearchRequest): SearchRequest[] {
  // Words of an excerpt.
  const words = window.matchMedia('(max-width: 768px)').matches ? 5 : 10;
  const everywhere = {
    ...common,
    query: text,
    attributesToRetrieve: [...LEVELS.map((one) => `hierarchy.${one}`), 'content', 'type', 'url'],
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
  if (!filter) return [everywhere];
  const facetFilters = [...(common.facetFilters ?? []), filter];
  return [
    {...everywhere, facets: [], facetFilters},
    {...everywhere, page: 0, hitsPerPage: 0},
  ];
}

/** Runs a search whenever its query changes; what an older one brings changes nothing. */
export function useSearch({text, filter}: Query) {
  const settings = useSearchSettings();
  // The reader's language and docs version: a new list on every render, which would ask anew.
  const context = JSON.stringify(useAlgoliaContextualFacetFilters());
  const [sdk] = useStorageSlot(SDK_SLOT);
  const [state, setState] = useState(INITIAL_STATE);
  const newest = useRef<Query>(undefined);
  const asked = useMemo(() => ({text: text.trim(), filter}), [text, filter]);

  const ask = useCallback(
    async (page: number, isFirst = false): Promise<void> => {
      const change = (part: (before: SearchState) => Partial<SearchState>): void => {
        if (newest.current === asked) setState((before) => ({...before, ...part(before)}));
      };
      const common = {
        indexName: indexNameOf(settings),
        facetFilters: settings.contextualSearch
          ? (JSON.parse(context) as SearchRequest['facetFilters'])
          : [],
        sdk: sdk ?? undefined,
      };
      // Old results stay until the new ones arrive, so that nothing jumps while typing.
      change(() => ({...(isFirst ? INITIAL_STATE : {}), status: 'loading', asked}));
      const stalling = setTimeout(() => change(() => ({status: 'stalled'})), STALL_AFTER);
      try {
        const {results} = await searchSite(settings, requestsFor(asked, page, common));
        const {hits: found = [], nbHits = 0, nbPages = 0} = results[0] ?? {};
        change(({hits}) => ({
          ...{status: 'done', asked, nbHits, nbPages, facets: results.at(-1)?.facets ?? {}},
          hits: page === 0 ? found : [...hits, ...found],
          loadedPages: page + 1,
        }));
      } catch (error) {
        change(() => ({status: error instanceof OutdatedPage ? 'outdated' : 'error'}));
      } finally {
        clearTimeout(stalling);
      }
    },
    [asked, context, sdk, settings],
  );

  useEffect(() => {
    const isFirst = !newest.current?.text;
    newest.current = asked;
    if (asked.text) void ask(0, isFirst);
  }, [asked, ask]);

  return {
    search: asked.text ? state : INITIAL_STATE,
    retry: (): void => void ask(0),
    loadMore: (): void => void ask(state.loadedPages),
  };
}
