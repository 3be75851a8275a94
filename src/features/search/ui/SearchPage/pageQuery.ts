import {MAX_QUERY_LENGTH} from '../../engine/queryLength.ts';

/** What the reader asked for; part of the address. */
export interface PageQuery {
  query: string;
  /** Sidebar section to stay in; empty for all. */
  section: string;
}

/** Reads the reader's query from an address; one that is too long is cut. */
export function readPageQuery(search: string): PageQuery {
  const params = new URLSearchParams(search);
  const query = (params.get('q') ?? '').slice(0, MAX_QUERY_LENGTH);
  return {query, section: params.get('section') ?? ''};
}

/** Returns the address' search part for a query. */
export function writePageQuery({query, section}: PageQuery): string {
  const params = new URLSearchParams();
  if (query) {
    params.set('q', query);
  }
  if (section) {
    params.set('section', section);
  }
  const text = params.toString();
  return text && `?${text}`;
}
