/** Returns the text a screen reader hears, and the search page shows, for a number of results. */
export function resultCount(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}
