/** DocSearch's keys for what a reader opened before; other sites on the same host may use them. */
const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** What DocSearch reads of a stored result, unchecked. */
function isStoredSearch(value: unknown): boolean {
  const {objectID, url, type, hierarchy} = Object(value) as Record<string, unknown>;
  return (
    [objectID, url, type].every((text) => typeof text === 'string') &&
    typeof hierarchy === 'object' &&
    hierarchy !== null
  );
}

/** Returns those of the stored searches that DocSearch can show. */
export function goodSearches(stored: string): unknown[] {
  try {
    const searches: unknown = JSON.parse(stored);
    return Array.isArray(searches) ? searches.filter(isStoredSearch) : [];
  } catch {
    return [];
  }
}

/** Drops stored searches that DocSearch could not show. Does nothing where storage is blocked. */
export function dropBadSearches(indexName: string): void {
  try {
    for (const key of KEYS.map((name) => name + indexName)) {
      const stored = localStorage.getItem(key);
      if (stored !== null) {
        localStorage.setItem(key, JSON.stringify(goodSearches(stored)));
      }
    }
  } catch {
    // DocSearch finds out by itself that there is no storage.
  }
}
