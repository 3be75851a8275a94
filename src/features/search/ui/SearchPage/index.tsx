import {useCallback, useSyncExternalStore, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {openDialog} from '../openDialog.ts';
import {readQuery, writeQuery} from '../queryAddress.ts';
import SearchView from '../results/SearchView.tsx';
import styles from '../results/styles.lazy.module.css';
import type {Query} from '../searchState.ts';

/** The query in the address, which is its only place, so that it can be shared. */
function usePageQuery(): [Query, (query: Query) => void] {
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

function SearchPageContent(): ReactNode {
  const [query, setQuery] = usePageQuery();
  const {text} = query;
  return (
    <main className={`container margin-vert--lg ${styles.page}`}>
      <PageMetadata
        title={text ? `Search results for “${text}”` : 'Search the documentation'}
        description="Search all pages, filter the results by section, and share a search by its address."
      />
      <Head>
        {/* Every query is an address of its own; search engines need none of them. */}
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Heading as="h1">
        {text ? (
          <>
            Search results for “<bdi>{text}</bdi>”
          </>
        ) : (
          'Search the documentation'
        )}
      </Heading>
      <p className={styles.withoutScripts}>
        Searching needs JavaScript. Without it, start from the <Link to="/">home page</Link>.
      </p>
      <div className="framed" data-scripted="" role="search">
        <SearchView
          query={query}
          onQuery={setQuery}
          onAsk={(question) => openDialog({mode: 'ask', text: question, isAsked: question !== ''})}
        />
      </div>
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
