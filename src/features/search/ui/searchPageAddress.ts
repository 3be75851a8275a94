import {wellFormed} from '../engine/wellFormed.ts';

/** Returns the address of the search page with a query. */
export function searchPageAddress(searchPagePath: string, query: string): string {
  return `${searchPagePath}?q=${encodeURIComponent(wellFormed(query))}`;
}
