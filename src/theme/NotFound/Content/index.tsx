import {useEffect, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import useBaseUrl from '@docusaurus/useBaseUrl';
import routes from '@generated/routes';
import {lazyImport} from '../../../shared/lazyImport.ts';

type Routes = typeof routes;

const LOCATION = /<loc>([^<]+)<\/loc>/g;

function pathsOf(list: Routes): string[] {
  return list.flatMap((route) =>
    route.routes
      ? pathsOf(route.routes as Routes)
      : typeof route.path === 'string' && route.path.endsWith('/')
        ? [route.path]
        : [],
  );
}

/**
 * The paths of all pages: those that this page knows, then those of the sitemap too. The development
 * server has no sitemap, and knows all pages.
 */
function usePaths(): readonly string[] {
  const sitemap = useBaseUrl('/sitemap.xml');
  const [paths, setPaths] = useState(() => pathsOf(routes));
  useEffect(() => {
    const isGone = new AbortController();
    fetch(sitemap, {signal: isGone.signal})
      .then((response) => response.text())
      .then((text) => {
        const listed = [...text.matchAll(LOCATION)].map(
          ([, address]) => new URL(address!).pathname,
        );
        setPaths((known) => [...new Set([...known, ...listed])]);
      })
      // Without the list there are fewer suggestions; the search is offered in any case.
      .catch(() => undefined);
    return () => isGone.abort();
  }, [sitemap]);
  return paths;
}

const loadSearch = lazyImport(() => import('../../../features/addresses/closestRoutes.ts'));

interface Match {
  route: string;
  title: string | undefined;
}

/** Reads the title of a page in its Markdown, which the development server does not have. */
async function withTitle(route: string): Promise<Match> {
  const response = await fetch(`${route}index.md`);
  const [, title] = /^# (.+)/.exec(response.ok ? await response.text() : '') ?? [];
  return {route, title: title?.replaceAll('\\', '')};
}

function useCloseMatches(pathname: string): readonly Match[] {
  const paths = usePaths();
  const [matches, setMatches] = useState<readonly Match[]>([]);
  useEffect(() => {
    let isShown = true;
    loadSearch()
      .then(({closestRoutes}) => Promise.all(closestRoutes(pathname, paths).map(withTitle)))
      .then(
        (found) => isShown && setMatches(found),
        // Without them, the search is offered in any case.
        () => undefined,
      );
    return () => {
      isShown = false;
    };
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
        {suggestions.map(({route, title}) => (
          <li key={route}>
            <Link to={route}>{title ?? route}</Link>
            {title && <div className="quiet">{route}</div>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Replaces the classic text with help: close matches among existing paths, and the search. */
export default function NotFoundContent(): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  return (
    <main className="markdown">
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
