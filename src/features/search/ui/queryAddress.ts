import {MAX_QUERY_LENGTH} from '../engine/quotes.ts';
import {SDK, SECTION, type Query} from './searchState.ts';

/** Halves of characters, as a cut paste or an input method may leave behind. */
const HALVES = /\p{Surrogate}/gu;

/** Parameters of addresses, by the attribute that they limit results by. */
const PARAMETERS = [
  [SECTION, 'section'],
  [SDK, 'sdk'],
] as const;

/** Returns a query as a part of an address; what is no whole character becomes `�`. */
export function encodeQuery(query: string): string {
  return encodeURIComponent(query.replace(HALVES, '\u{FFFD}'));
}

/** Reads a query from the search part of an address; one that is too long is cut. */
export function readQuery(search: string): Query {
  const params = new URLSearchParams(search);
  const filters = PARAMETERS.flatMap(([attribute, name]) => {
    const value = params.get(name);
    return value ? [`${attribute}:${value}`] : [];
  });
  return {text: (params.get('q') ?? '').slice(0, MAX_QUERY_LENGTH), filter: filters[0] ?? ''};
}

/** Returns the search part of an address with a query; empty where nothing is asked. */
export function writeQuery({text, filter}: Query): string {
  const parts = [
    ['q', text],
    ...PARAMETERS.map(([attribute, name]) => [
      name,
      filter.startsWith(`${attribute}:`) ? filter.slice(attribute.length + 1) : '',
    ]),
  ].flatMap(([name, value = '']) => (value ? [`${name}=${encodeQuery(value)}`] : []));
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
