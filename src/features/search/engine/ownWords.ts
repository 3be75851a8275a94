import type {SearchIndex} from '../records/compactIndex.ts';
import {bestByPage, saturate} from './evidence.ts';
import type {Lexicon} from './lexicon.ts';
import {ownTerms, type Concept} from './queryPlan.ts';
import type {RankingParams} from './ranking.ts';

/** How much rarer words count. */
function rarity(count: number, all: number): number {
  return Math.log(1 + all / (count + 1));
}

/** Points by page or section, and the most that one could have. */
class Points extends Map<number, number> {
  most = 0;

  add(keys: Iterable<number>, value: (key: number) => number): void {
    for (const key of keys) this.set(key, value(key) + (this.get(key) ?? 0));
  }
}

/** Returns the points that pages get for the words of a long query as they are written. */
export type OwnWordMeter = (concepts: readonly Concept[]) => ReadonlyMap<number, number>;

/**
 * Prepares measuring the words of long queries without synonyms and unfinished words: pages get
 * points for having them together in one section, and for being asked with them.
 */
export function ownWordMeter(
  {pages}: SearchIndex,
  lexicon: Lexicon,
  {ownWords, halfAsked}: RankingParams,
): OwnWordMeter {
  const askedPages = new Map<string, Points>();
  pages.forEach(({asked = ''}, page) => {
    for (const term of asked.split(' ')) {
      const found = askedPages.get(term) ?? new Points();
      found.add([page], () => 1);
      askedPages.set(term, found);
    }
  });
  return (concepts) => {
    const together = new Points();
    const asked = new Points();
    for (const term of new Set(concepts.flatMap(ownTerms))) {
      const found = askedPages.get(term) ?? new Points();
      const weight = rarity(found.size, pages.length);
      asked.most += weight;
      asked.add(found.keys(), (page) => weight * saturate(found.get(page) ?? 0, halfAsked));
      const {sections} = lexicon.find(term, false);
      const most = rarity(sections.size, lexicon.sections.length);
      together.most += sections.size > 0 ? most : 0;
      together.add(sections.keys(), (id) => most * saturate(sections.get(id) ?? 0, most));
    }
    const points = new Points();
    const best = bestByPage(together, lexicon);
    points.add(best.keys(), (page) => (ownWords.together * (best.get(page) ?? 0)) / together.most);
    points.add(asked.keys(), (page) => (ownWords.asked * (asked.get(page) ?? 0)) / asked.most);
    return points;
  };
}
