import {closestRoutes} from '../addresses/closestRoutes.ts';

/**
 * What an `Accept` header says that asks for Markdown: it names it, and HTML not before it, as browsers
 * do. The same expression is read by nginx.
 */
export const ASKS_FOR_MARKDOWN = '^(?!.*text/html.*text/markdown).*text/markdown';

/**
 * Headers of a page that has its Markdown beside it: caches keep both, and agents find it, and what the
 * site offers to programs.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9727#section-3
 */
export const PAGE_WITH_MARKDOWN = {
  Vary: 'Accept',
  Link: '<index.md>; rel="alternate"; type="text/markdown", </.well-known/api-catalog>; rel="api-catalog"',
} satisfies Record<string, string>;

const pattern = new RegExp(ASKS_FOR_MARKDOWN, 'i');

/** Whether a client would rather have Markdown than a page. */
export function asksForMarkdown(accept: string | undefined): boolean {
  return accept !== undefined && pattern.test(accept);
}

/**
 * Returns what is said to agents at an address without a page: the text of `404.md`, and pages with a
 * similar address.
 */
export function notFoundMarkdown(text: string, path: string, routes: readonly string[]): string {
  const close = closestRoutes(path.replace(/(?:\/index)?\.md$/, '/'), routes);
  const links = close.map((route) => `- [${route}](${route}index.md)\n`);
  return links.length > 0 ? `${text}\nPages with a similar address:\n\n${links.join('')}` : text;
}
