import {parseHighlight} from '../../client/parseHighlight.ts';
import type {SearchHit} from '../../client/searchClient.ts';
import {setFound} from './found.ts';

/** A result; a search that DocSearch remembers has lost its marks. */
type FoundHit = Pick<SearchHit, 'url'> & Partial<Pick<SearchHit, '_highlightResult'>>;

/**
 * Keeps the words that a result was found by for the page that it leads to.
 *
 * @param query as typed; what search took it for, such as another spelling, is marked in the hit.
 */
export function keepFound(query: string, {url, _highlightResult}: FoundHit): void {
  const {hierarchy = {}, content} = _highlightResult ?? {};
  const marked = [...Object.values(hierarchy), content]
    .flatMap((text) => parseHighlight(text?.value ?? ''))
    .filter(({isMatch}) => isMatch);
  const {pathname} = new URL(url, window.location.href);
  setFound({pathname, words: [query, ...marked.map(({text}) => text)].join(' ').trim()});
}
