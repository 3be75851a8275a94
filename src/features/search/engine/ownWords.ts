import type {SearchIndex} from '../records/compactIndex.ts';
import {bestByPage, saturate} from './evidence.ts';
import type {Lexicon} from './lexicon.ts';
import {ownTerms, type Concept} from './queryPlan.ts';
import type {RankingParams} from './ranking.ts';

/** Sections with a word that count half of what a page full of it counts. */
const HALF_SECTIONS = 1.2;

/** How much rarer words count. */
function rarity(count: number, all: number): number {
  return Math.log(1 + all / (count + 1));
}

class Sums extends Map<number, number> {
  add(key: number, value: number): void {
    this.set(key, value + (this.get(key) ?? 0));
  }
}

/** Returns the points that pages get for the words of a long query as they are written. */
export type OwnWordMeter = (concepts: readonly Concept[]) => ReadonlyMap<number, number>;

/** The pages whose readers ask with a term. */
function askedPages({pages}: SearchIndex): ReadonlyMap<string, number[]> {
  const asked = new Map<string, number[]>();
  pages.forEach(({asked: terms = ''}, page) => {
    for (const term of terms.split(' ').filter(Boolean)) {
      const found = asked.get(term);
      if (found) found.push(page);
      else asked.set(term, [page]);
    }
  });
  return asked;
}

/**
 * Prepares measuring the words of long queries without synonyms and unfinished words: pages get
 * points for having them together in one section, for having them all over, and for being asked
 * with them.
 */
export function ownWordMeter(
  index: SearchIndex,
  lexicon: Lexicon,
  {ownWords}: RankingParams,
): OwnWordMeter {
  const asked = askedPages(index);
  const pageCount = index.pages.length;
  return (concepts) => {
    const bySection = new Sums();
    const byPage = new Sums();
    const byAsked = new Sums();
    const all = {sections: 0, pages: 0, asked: 0};
    for (const term of new Set(concepts.flatMap(ownTerms))) {
      const askedOf = asked.get(term) ?? [];
      const askedWeight = rarity(askedOf.length, pageCount);
      askedOf.forEach((page) => byAsked.add(page, askedWeight));
      all.asked += askedWeight;
      const {sections} = lexicon.find(term, false);
      if (sections.size > 0) {
        const counts = new Sums();
        const weight = rarity(sections.size, lexicon.sections.length);
        for (const [id, score] of sections) {
          bySection.add(id, weight * saturate(score, weight));
          counts.add(lexicon.sections[id]?.page ?? -1, 1);
        }
        const pageWeight = rarity(counts.size, pageCount);
        counts.forEach((count, page) =>
          byPage.add(page, pageWeight * saturate(count, HALF_SECTIONS)),
        );
        all.sections += weight;
        all.pages += pageWeight;
      }
    }
    const points = new Sums();
    const share = (sums: ReadonlyMap<number, number>, weight: number, most: number): void =>
      sums.forEach((sum, page) => points.add(page, (weight * sum) / most));
    share(bestByPage(bySection, lexicon), ownWords.together, all.sections);
    share(byPage, ownWords.throughout, all.pages);
    share(byAsked, ownWords.asked, all.asked);
    return points;
  };
}
