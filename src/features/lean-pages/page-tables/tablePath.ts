/** Name of the table that has a page: one for the pages of a folder. */
export function tableName(route: string): string {
  const folder = route.replace(/[^/]*\/?$/, '');
  return `${folder.replaceAll('/', '~')}.json`;
}
