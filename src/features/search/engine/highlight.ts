import {indexTerms, WORD} from './tokenize.ts';

/** Words shown before the first match, so that it does not stand without context. */
const CONTEXT = 2;

const isMatch = (word: string, terms: ReadonlySet<string>): boolean =>
  indexTerms(word).some((term) => terms.has(term));

/**
 * Puts `<mark>` around the words of a text that hold one of the terms, as the hosted provider does:
 * text all the same, which is never shown as markup.
 *
 * @param terms terms as the index knows them: stems and joined identifiers.
 */
export function highlight(text: string, terms: ReadonlySet<string>): string {
  return text.replace(WORD, (word) => (isMatch(word, terms) ? `<mark>${word}</mark>` : word));
}

/**
 * Cuts the part of a text with most matching words.
 *
 * @param length number of words, 1 or more.
 * @param ellipsis put where text is left out.
 * @returns at most `length` words; the beginning of the text when nothing matches.
 */
export function snippet(
  text: string,
  terms: ReadonlySet<string>,
  length: number,
  ellipsis: string,
): string {
  const words = text.match(/\S+/gu) ?? [];
  if (words.length <= length) return words.join(' ');
  const found = words.map((word) => (isMatch(word, terms) ? word.toLowerCase() : undefined));
  const counts = words
    .slice(length - 1)
    .map((_, from) => new Set(found.slice(from, from + length).filter(Boolean)).size);
  const most = Math.max(...counts);
  const first = counts.indexOf(most);
  const last = counts.findLastIndex((count, from) => count === most && from <= first + CONTEXT);
  const match = found.findIndex((word, place) => place >= first && word !== undefined);
  const start = most === 0 ? 0 : Math.max(first, Math.min(last, match - CONTEXT));
  const cut = words.slice(start, start + length).join(' ');
  return (start > 0 ? ellipsis : '') + cut + (start + length < words.length ? ellipsis : '');
}
