/** Halves of characters, as a cut paste or an input method may leave behind. */
const HALVES = /\p{Surrogate}/gu;

/** Returns a query as a part of an address; what is no whole character becomes `�`. */
export function encodeQuery(query: string): string {
  return encodeURIComponent(query.replace(HALVES, '\u{FFFD}'));
}

/** Returns the address of the search page with a query, and with the section to stay in if any. */
export function searchPageAddress(searchPagePath: string, query: string, section = ''): string {
  const within = section && `&section=${encodeQuery(section)}`;
  return `${searchPagePath}?q=${encodeQuery(query)}${within}`;
}
