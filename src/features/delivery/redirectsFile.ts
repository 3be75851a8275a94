/** A permanent redirect. */
export interface Redirect {
  /** Old path with a trailing slash; the path without it is redirected, too. */
  from: string;
  /** Path of a page, which may end with `#` and the id of a place on it. */
  to: string;
}

/** Returns both spellings of an old path: with and without the trailing slash. */
export function spellings(from: string): string[] {
  return [from.replace(/\/$/, ''), from];
}

/** Returns every old address with its target: of the page, and of its Markdown. */
export function redirectEntries(redirects: readonly Redirect[]): [from: string, to: string][] {
  return redirects.flatMap(({from, to}) => {
    const page = to.replace(/#.*/, '');
    const [bare = from] = spellings(from);
    return [
      ...spellings(from).map((path): [string, string] => [path, to]),
      [`${from}index.md`, `${page}index.md`],
      [`${bare}.md`, `${page}index.md`],
    ];
  });
}

const STATUS = 301;

/** Returns the text of `_redirects`, which Netlify and Cloudflare Pages read. */
export function formatRedirects(redirects: readonly Redirect[]): string {
  const lines = redirectEntries(redirects).map(([from, to]) => `${from} ${to} ${STATUS}`);
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

/** Returns a redirect's address with the query of the request. */
export function withQuery(target: string, query: string): string {
  const [path, hash] = target.split('#');
  return `${path}${query}${hash === undefined ? '' : `#${hash}`}`;
}
