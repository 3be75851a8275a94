import {spellings, type Redirect} from './redirect.ts';

const STATUS = 301;

/** Returns the text of `_redirects`, which Netlify and Cloudflare Pages read. */
export function formatRedirects(redirects: readonly Redirect[]): string {
  const lines = redirects.flatMap(({from, to}) =>
    spellings(from).map((path) => `${path} ${to} ${STATUS}`),
  );
  return `${lines.join('\n')}\n`;
}

/** Reads the text of `_redirects` into a map from each path to its target. */
export function parseRedirects(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [from, to] = line.split(' ');
      return from && to ? [[from, to] as const] : [];
    }),
  );
}

/**
 * Returns a redirect's address with the query of the request.
 *
 * @param query such as `?from=mail`, or an empty text.
 */
export function withQuery(target: string, query: string): string {
  const [path, hash] = target.split('#');
  return `${path}${query}${hash === undefined ? '' : `#${hash}`}`;
}
