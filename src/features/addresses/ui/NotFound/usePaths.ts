import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import routes from '@generated/routes';

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
export function usePaths(): readonly string[] {
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
