/**
 * Returns where the Markdown of a page is: `index.md` in the page's own folder.
 *
 * @param route path of the page, such as `/sdks/sdk-keys/`; the last slash may be missing.
 */
export function markdownPath(route: string): string {
  return route.replace(/\/?$/, '/index.md');
}

/**
 * Returns the second address of the same Markdown, which people and tools try when they do not know
 * the first: `/sdks/sdk-keys.md`. The home page has none.
 *
 * @param route path of the page with its last slash.
 */
export function shortMarkdownPath(route: string): string | undefined {
  return route === '/' ? undefined : route.replace(/\/$/, '.md');
}
