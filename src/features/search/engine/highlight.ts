import escapeHtml from 'escape-html';
import {indexTerms, WORD} from './tokenize.ts';

export interface Highlight {
  /** HTML: the escaped text with matching words in `<mark>`. */
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

/** A piece of text between spaces, punctuation included: what snippets count as a word. */
const CHUNK = /\S+/gu;

/** Words seen so far with their terms; texts of the pages have few thousand different words. */
const termsOfWords = new Map<string, readonly string[]>();
const MAX_REMEMBERED_WORDS = 20_000;

function termsOf(word: string): readonly string[] {
  const known = termsOfWords.get(word);
  if (known) {
    return known;
  }
  if (termsOfWords.size >= MAX_REMEMBERED_WORDS) {
    termsOfWords.clear();
  }
  const terms = indexTerms(word);
  termsOfWords.set(word, terms);
  return terms;
}

function isMatch(word: string, terms: ReadonlySet<string>): boolean {
  return termsOf(word).some((term) => terms.has(term));
}

/**
 * Marks the words of a text that hold one of the terms.
 *
 * @param terms terms as the index knows them: stems and joined identifiers.
 */
export function highlight(text: string, terms: ReadonlySet<string>): Highlight {
  let value = '';
  let end = 0;
  let words = 0;
  let matches = 0;
  for (const {0: word, index} of text.matchAll(WORD)) {
    const found = isMatch(word, terms);
    value += escapeHtml(text.slice(end, index));
    value += found ? `<mark>${escapeHtml(word)}</mark>` : escapeHtml(word);
    end = index + word.length;
    words += 1;
    matches += Number(found);
  }
  const matchLevel = matches === 0 ? 'none' : matches === words ? 'full' : 'partial';
  return {value: value + escapeHtml(text.slice(end)), matchLevel};
}

/** Returns the number of different matching words from each word on, for windows of a length. */
function windowScores(isMatching: readonly (string | undefined)[], length: number): number[] {
  return isMatching.map((_, start) => {
    const words = isMatching.slice(start, start + length).filter((word) => word !== undefined);
    return new Set(words).size;
  });
}

/** Words shown before the first match, so that it does not stand without context. */
const CONTEXT = 2;

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
  const words = text.match(CHUNK) ?? [];
  if (words.length <= length) {
    return words.join(' ');
  }
  const matching = words.map((word) => (isMatch(word, terms) ? word.toLowerCase() : undefined));
  const scores = windowScores(matching, length);
  const best = Math.max(...scores);
  const densest = best === 0 ? 0 : scores.indexOf(best);
  const firstMatch =
    best === 0 ? 0 : matching.findIndex((word, place) => place >= densest && word !== undefined);
  const lastMatch = matching
    .slice(0, densest + length)
    .reduce((last, word, place) => (word === undefined ? last : place), firstMatch);
  const context = Math.max(0, Math.min(CONTEXT, length - 1 - (lastMatch - firstMatch)));
  const start = Math.max(0, Math.min(firstMatch - context, words.length - length));
  const cut = words.slice(start, start + length).join(' ');
  return (start > 0 ? ellipsis : '') + cut + (start + length < words.length ? ellipsis : '');
}
