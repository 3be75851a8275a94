import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import AfterPause from '../../../../shared/ui/LiveRegion/AfterPause.tsx';
import ReloadButton from '../../../../shared/ui/ReloadButton.tsx';
import {PARTIAL_NOTE} from '../partialNote.ts';
import {resultCount} from '../resultCount.ts';
import {useSearchSettings} from '../useSearchSettings.ts';
import NoResults from './NoResults.tsx';
import type {PageQuery} from './pageState.ts';
import Results from './Results.tsx';
import SearchForm from './SearchForm.tsx';
import styles from './styles.lazy.module.css';
import {usePageQuery} from './usePageQuery.ts';
import {useSearchPage, type SearchPageState} from './useSearchPage.ts';

/** One sentence on the state of the search; its second part is what was searched for. */
function statusParts({status, nbHits, hits, asked, isPartial}: SearchPageState): string[] {
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
        asked.query,
        `”${hits.length < nbHits ? `, ${hits.length} shown` : ''}`,
        isPartial ? `. ${PARTIAL_NOTE}` : '',
      ];
  }
}

/** The state of the search, seen at every letter and said when typing pauses. */
function SearchStatus({state}: {state: SearchPageState}): ReactNode {
  const parts = statusParts(state);
  const [before, query, ...after] = parts;
  return (
    <>
      <p className={styles.status} data-status={state.status}>
        {before}
        {query && <bdi>{query}</bdi>}
        {after}
      </p>
      <AfterPause text={parts.join('')} />
    </>
  );
}

function SearchResults({state}: {state: SearchPageState}): ReactNode {
  const {status, hits, asked, nbPages, loadedPages, isPartial, retry, loadMore, resultsRef} = state;
  const isBusy = status === 'loading' || status === 'stalled';
  const isFailed = status === 'error' || status === 'outdated';
  return (
    <>
      <SearchStatus state={state} />
      {status === 'outdated' && <ReloadButton className="button button--primary" />}
      {(status === 'error' || (isPartial && !isFailed)) && (
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      )}
      {status === 'done' && hits.length === 0 && <NoResults asked={asked} />}
      {!isFailed && hits.length > 0 && (
        <div ref={resultsRef} aria-busy={isBusy} className={isBusy ? styles.busy : undefined}>
          <Results hits={hits} query={asked.query} />
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
  const state = useSearchPage(query);
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
        sections={state.sections}
        placeholder={placeholder}
        onChange={setQuery}
      />
      <p className={styles.withoutScripts}>
        Searching needs JavaScript. Without it, start from the <Link to="/">home page</Link>.
      </p>
      <SearchResults state={state} />
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
