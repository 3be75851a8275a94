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
