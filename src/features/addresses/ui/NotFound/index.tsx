import {useEffect, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import {lazyImport} from '../../../../shared/lazyImport.ts';
import {usePaths} from './usePaths.ts';
import styles from './styles.module.css';

const loadSearch = lazyImport(() => import('./closestRoutes.ts'));

function useCloseMatches(pathname: string): readonly string[] {
  const paths = usePaths();
  const [matches, setMatches] = useState<readonly string[]>([]);
  useEffect(() => {
    loadSearch().then(
      ({closestRoutes}) => setMatches(closestRoutes(pathname, paths)),
      // Without them, the search is offered in any case.
      () => undefined,
    );
  }, [pathname, paths]);
  return matches;
}

function CloseMatches({pathname}: {pathname: string}): ReactNode {
  const suggestions = useCloseMatches(pathname);
  const words = pathname
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <p>
        Nothing is published at <code>{pathname}</code>.{' '}
        <Link to={`/search/?q=${encodeURIComponent(words)}`}>
          {words ? (
            <>
              Search for “<bdi>{words}</bdi>”
            </>
          ) : (
            'Search all pages'
          )}
        </Link>
        {suggestions.length > 0 && ', or try a close match:'}
      </p>
      <ul>
        {suggestions.map((route) => (
          <li key={route}>
            <Link to={route}>{route}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

export default function NotFoundContent(): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  return (
    <main className={styles.page}>
      <PageMetadata title="Page not found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Heading as="h1">This page does not exist</Heading>
      <p>The address may have moved, or the link that led you here is mistyped.</p>
      {/* One 404 page answers for every unknown path, so the path is known in the browser only. */}
      {isBrowser && <CloseMatches pathname={pathname} />}
      <Heading as="h2">Or start elsewhere</Heading>
      <ul>
        <li>
          <Link to="/quick-starts/">Start from the quick starts</Link>
        </li>
        <li>
          <Link to="/">Go to the home page</Link>
        </li>
      </ul>
    </main>
  );
}
