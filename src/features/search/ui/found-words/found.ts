import {parseHighlight} from '../../client/parseHighlight.ts';
import type {SearchHit} from '../../client/searchClient.ts';

/** A result; a search that DocSearch remembers has lost its marks. */
export type FoundHit = Pick<SearchHit, 'url'> & Partial<Pick<SearchHit, '_highlightResult'>>;

let found: {pathname: string; words: string} | undefined;

/**
 * Keeps what a result was found by for the page that it leads to. It stays out of the address,
 * which readers share.
 *
 * @param query as typed; what search took it for, such as another spelling, is marked in the hit.
 */
export function keepFound(query: string, {url, _highlightResult}: FoundHit): void {
  const {hierarchy = {}, content} = _highlightResult ?? {};
  const marked = [...Object.values(hierarchy), content]
    .flatMap((text) => parseHighlight(text?.value ?? ''))
    .filter(({isMatch}) => isMatch);
  const words = [query, ...marked.map(({text}) => text)].join(' ').trim();
  found = {pathname: new URL(url, window.location.href).pathname, words};
}

/** Hands out, once, what led to a page; undefined when no result did. */
export function takeFound(pathname: string): string | undefined {
  const words = found?.pathname === pathname ? found.words : undefined;
  found = undefined;
  return words;
}
