/**
 * Returns the site path of the Atom feed that tells of changes to a page and those beside it.
 *
 * @param route of the page, such as `/sdks/sdk-keys/`
 */
export function changesPath(route: string): string {
  return route.replace(/^(\/[^/]+\/).*$/, '$1') + 'changes.xml';
}

/** Returns the site path of the file that says which sentences of a page changed on which day. */
export const whatChangedPath = (route: string): string => `${route}what-changed.json`;
