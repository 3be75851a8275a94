import SearchableMap from 'minisearch/SearchableMap';
import type {RankingParams} from './ranking.ts';
import {stem} from './stem.ts';

const MIN_LENGTH = 3;

/** A word the reader may have meant. */
interface Correction {
  term: string;
  /** Number of letters to insert, delete, replace or swap: 1 or 2. */
  distance: number;
}

/** Corrects words letter by letter, which stems do not allow: a typo changes the stem. */
export class Spelling {
  private readonly words = new SearchableMap<true>();

  private readonly params: RankingParams;

  /** @param words lower-case words as they are written on the pages. */
  constructor(words: Iterable<string>, params: RankingParams) {
    this.params = params;
    for (const word of words) {
      this.words.set(word, true);
    }
  }

  /** Returns the closest known words, as stems; none for a number, a short word or a known one. */
  correct(word: string): Correction[] {
    if (word.length < MIN_LENGTH || /\d/.test(word) || this.words.has(word)) {
      return [];
    }
    const found = new Map<string, number>();
    const note = (candidate: string, distance: number): void => {
      const term = stem(candidate);
      found.set(term, Math.min(distance, found.get(term) ?? Infinity));
    };
    const maxDistance = word.length >= this.params.longWord ? 2 : 1;
    for (const [candidate, [, distance]] of this.words.fuzzyGet(word, maxDistance)) {
      note(candidate, distance);
    }
    for (let place = 0; place + 1 < word.length; place += 1) {
      const swapped =
        word.slice(0, place) +
        (word[place + 1] ?? '') +
        (word[place] ?? '') +
        word.slice(place + 2);
      if (this.words.has(swapped)) {
        note(swapped, 1);
      }
    }
    const closest = Math.min(...found.values());
    return [...found]
      .filter(([, distance]) => distance === closest)
      .slice(0, this.params.maxCorrections)
      .map(([term, distance]) => ({term, distance}));
  }
}
