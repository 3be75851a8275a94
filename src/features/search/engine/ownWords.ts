import type {SearchIndex} from '../records/compactIndex.ts';
import {bestByPage} from './evidence.ts';
import type {Lexicon} from './lexicon.ts';
import {ownTerms, type Concept} from './queryPlan.ts';
import type {RankingParams} from './ranking.ts';
import {saturate} from './saturate.ts';
import {indexTerms} from './tokenize.ts';

/** Returns the points that pages get for the words of a question as they are written. */
type OwnWordMeter = (concepts: readonly Concept[]) => ReadonlyMap<number, number>;

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

/** Finds the pages of the SDKs that a question names, by the folder that is named like it. */
function sdkFinder(
  {pages}: SearchIndex,
  routes: RegExp,
): (concepts: readonly Concept[]) => number[] {
  const names = pages.map(({route}) => indexTerms(routes.exec(route)?.[1] ?? '')[0]);
  return (concepts) => {
    const named = new Set(
      concepts
        .flatMap(({alternatives}) => alternatives)
        .flatMap(({terms: [term, ...more]}) => (more.length > 0 ? [] : [term])),
    );
    return [...names.keys()].filter((page) => names[page] && named.has(names[page]));
  };
}

/**
 * Prepares measuring the words of questions without synonyms and unfinished words: pages get points
 * for having them together in one section, for having them all over, and for being of the SDK that
 * the question names.
 */
export function ownWordMeter(
  index: SearchIndex,
  lexicon: Lexicon,
  {sdkRoutes, question}: RankingParams,
): OwnWordMeter {
  const {ownWords, sectionFields} = question;
  const findSdk = sdkFinder(index, sdkRoutes);
  return (concepts) => {
    const bySection = new Sums();
    const byPage = new Sums();
    let allSections = 0;
    let allPages = 0;
    for (const term of new Set(concepts.filter(({required}) => required).flatMap(ownTerms))) {
      const {sections} = lexicon.find(term, false, sectionFields);
      if (sections.size > 0) {
        const counts = new Sums();
        const weight = rarity(sections.size, lexicon.sections.length);
        for (const [id, score] of sections) {
          bySection.add(id, weight * saturate(score, weight));
          counts.add(lexicon.sections[id]?.page ?? -1, 1);
        }
        const pageWeight = rarity(counts.size, index.pages.length);
        counts.forEach((count, page) =>
          byPage.add(page, pageWeight * saturate(count, HALF_SECTIONS)),
        );
        allSections += weight;
        allPages += pageWeight;
      }
    }
    const points = new Sums();
    for (const [page, score] of bestByPage(bySection, lexicon)) {
      points.add(page, (ownWords.together * score) / allSections);
      points.add(page, (ownWords.throughout * (byPage.get(page) ?? 0)) / allPages);
    }
    findSdk(concepts).forEach((page) => points.add(page, ownWords.sdk));
    return points;
  };
}
