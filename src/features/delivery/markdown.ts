/**
 * What an `Accept` header says that asks for Markdown: it names it, and HTML not before it, as browsers
 * do. The same expression is read by nginx.
 */
export const ASKS_FOR_MARKDOWN = '^(?!.*text/html.*text/markdown).*text/markdown';

/** Headers of a page that has its Markdown beside it: caches keep both, and agents find it. */
export const PAGE_WITH_MARKDOWN = {
  Vary: 'Accept',
  Link: '<index.md>; rel="alternate"; type="text/markdown"',
} satisfies Record<string, string>;

const pattern = new RegExp(ASKS_FOR_MARKDOWN, 'i');

/** Whether a client would rather have Markdown than a page. */
export function asksForMarkdown(accept: string | undefined): boolean {
  return accept !== undefined && pattern.test(accept);
}
