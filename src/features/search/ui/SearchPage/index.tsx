import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import AfterPause from '../../../../shared/ui/LiveRegion/AfterPause.tsx';
import ReloadButton from '../../../../shared/ui/ReloadButton.tsx';
import NothingFound from '../NothingFound.tsx';
import {openDialog} from '../openDialog.ts';
import {PARTIAL_NOTE, resultCount, SECTION, type Query, type SearchState} from '../searchState.ts';
import {useSearch} from '../useSearch.ts';
import {useSearchSettings} from '../useSearchSettings.ts';
import type {PageQuery} from './pageQuery.ts';
import Results from './Results.tsx';
import SearchForm from './SearchForm.tsx';
import styles from './styles.lazy.module.css';
import {usePageQuery} from './usePageQuery.ts';

/** One sentence on the state of the search; its second part is what was searched for. */
function statusParts({status, nbHits, hits, asked, isPartial}: SearchState): string[] {
  switch (status) {
    case 'idle':
      return ['Type a word to search all pages.'];
    case 'loading':
      return [];
    case 'stalled':
      return ['Still searching…'];
    case 'error':
      return ['Unable to fetch results. You might want to check your network connection.'];
    case 'outdated':
      return [
        'Unable to fetch results. There may be a newer version of this page; your query stays.',
      ];
    case 'done':
      return [
        `${nbHits === 0 ? 'No results' : resultCount(nbHits)} for “`,
        asked.text,
        `”${hits.length < nbHits ? `, ${hits.length} shown` : ''}`,
        isPartial ? `. ${PARTIAL_NOTE}` : '',
      ];
  }
}

/** The state of the search, seen at every letter and said when typing pauses. */
function SearchStatus({search}: {search: SearchState}): ReactNode {
  const parts = statusParts(search);
  const [before, query, ...after] = parts;
  return (
    <>
      <p className={styles.status} data-status={search.status}>
        {before}
        {query && <bdi>{query}</bdi>}
        {after}
      </p>
      <AfterPause text={parts.join('')} />
    </>
  );
}

/**
 * Takes the keyboard to the first result that is new once more have been asked for: the button that
 * asked goes away with the last of them. Returns what to call when more are asked for.
 */
function useFocusOnMore(results: RefObject<HTMLElement | null>, count: number): () => void {
  const shown = useRef(Infinity);
  useEffect(() => {
    if (count > shown.current) {
      results.current?.querySelectorAll<HTMLElement>('h2 a')[shown.current]?.focus();
      shown.current = Infinity;
    }
  }, [results, count]);
  return () => {
    shown.current = count;
  };
}

interface ResultsProps extends ReturnType<typeof useSearch> {
  onSearch: (query: Query) => void;
}

function SearchResults(props: ResultsProps): ReactNode {
  const {search, resultsRef, retry, onSearch} = props;
  const {status, hits, asked, nbPages, loadedPages, isPartial, facets} = search;
  const isBusy = status === 'loading' || status === 'stalled';
  const isFailed = status === 'error' || status === 'outdated';
  const focusOnMore = useFocusOnMore(resultsRef, hits.length);
  const loadMore = (): void => {
    focusOnMore();
    props.loadMore();
  };
  return (
    <>
      <SearchStatus search={search} />
      {status === 'outdated' && <ReloadButton className="button button--primary" />}
      {(status === 'error' || (isPartial && !isFailed)) && (
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      )}
      {status === 'done' && hits.length === 0 && (
        <>
          <p>
            <button
              type="button"
              className="button button--primary"
              onClick={() => openDialog({mode: 'ask', text: asked.text, isAsked: true})}
            >
              Ask the docs: “<bdi>{asked.text}</bdi>”
            </button>
          </p>
          <NothingFound {...{asked, facets, onSearch}} />
        </>
      )}
      {!isFailed && hits.length > 0 && (
        <div ref={resultsRef} aria-busy={isBusy} className={isBusy ? styles.busy : undefined}>
          <Results hits={hits} query={asked.text} />
        </div>
      )}
      {!isFailed && loadedPages < nbPages && (
        <button
          type="button"
          className="button button--secondary"
          // Not disabled while busy: that would take the focus away from the keyboard.
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : loadMore}
        >
          Load more results
        </button>
      )}
    </>
  );
}

function titleOf({query}: PageQuery): string {
  return query ? `Search results for “${query}”` : 'Search the documentation';
}

function SearchPageContent(): ReactNode {
  const {placeholder} = useSearchSettings();
  const [query, setQuery] = usePageQuery();
  const filter = query.section && `${SECTION}:${query.section}`;
  const results = useSearch({text: query.query, filter});
  return (
    <main className="container margin-vert--lg">
      <PageMetadata
        title={titleOf(query)}
        description="Search all pages, filter the results by section, and share a search by its address."
      />
      <Head>
        {/* Every query is an address of its own; search engines need none of them. */}
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Heading as="h1">
        {query.query ? (
          <>
            Search results for “<bdi>{query.query}</bdi>”
          </>
        ) : (
          titleOf(query)
        )}
      </Heading>
      <SearchForm
        asked={query}
        sections={results.search.facets[SECTION] ?? {}}
        placeholder={placeholder}
        onChange={setQuery}
      />
      <p className={styles.withoutScripts}>
        Searching needs JavaScript. Without it, start from the <Link to="/">home page</Link>.
      </p>
      <SearchResults
        {...results}
        onSearch={({text, filter: next}) => setQuery({query: text, section: next && query.section})}
      />
    </main>
  );
}

export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        {/* Inside the layout, which provides the docs version that filters depend on. */}
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
