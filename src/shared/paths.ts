const RE_EXTENSION = /\.mdx?$/;

/** Returns the site path of the picture that stands for a page where it is shared. */
export function cardPath(source: string): string {
  return `/img/social/${source.replace(RE_EXTENSION, '')}.png`;
}

/** Returns the site path of the Atom feed that tells of changes to a page and those beside it. */
export function changesPath(route: string): string {
  return route.replace(/^(\/[^/]+\/).*$/, '$1') + 'changes.xml';
}

/** Returns the site path of the file that says which sentences of a page changed on which day. */
export const whatChangedPath = (route: string): string => `${route}what-changed.json`;

/**
 * Returns the address of a documentation page; undefined for passages that several pages share and
 * for blog posts.
 *
 * @param file path of the source; the folder of a page is its address.
 */
export function routeOfDoc(file: string): string | undefined {
  const page = /(?:^|\/)docs\/((?:[^/_][^/]*\/)*[^/_][^/]*)\.mdx$/.exec(file)?.[1];
  return page && `/${page.replace(/(?:^|\/)index$/, '')}/`.replace('//', '/');
}

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
 */
export function shortMarkdownPath(route: string): string | undefined {
  return route === '/' ? undefined : route.replace(/\/$/, '.md');
}
