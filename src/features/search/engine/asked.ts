import {sum} from 'd3-array';
import type {SearchIndex} from '../records/compactIndex.ts';
import type {Alternative, Concept} from './queryPlan.ts';
import type {RankingParams} from './ranking.ts';

/** Returns the points that sections get for the written question that is most like a question. */
type AskedMeter = (concepts: readonly Concept[]) => ReadonlyMap<number, number>;

/** Questions added to those about a concept before rare ones count more than common ones. */
const RARITY_DAMPING = 6;

/** Questions that have all of some terms. */
function withAll(lists: readonly (readonly number[])[]): readonly number[] {
  const [first = [], ...others] = lists;
  return others.reduce<readonly number[]>((left, list) => {
    const found = new Set(list);
    return left.filter((question) => found.has(question));
  }, first);
}

/**
 * Prepares measuring a question against the questions that people wrote for the sections. Alike
 * are those that share most of what both ask: words that few questions have count more.
 */
export function askedMeter(
  {asked}: SearchIndex,
  {alternatives: weights, question: {asked: mostPoints}}: RankingParams,
): AskedMeter {
  const questions = new Map<string, number[]>();
  const terms = asked.map((question) => question.terms.split(' '));
  terms.forEach((list, question) => {
    for (const term of list) {
      const found = questions.get(term);
      if (found) {
        found.push(question);
      } else {
        questions.set(term, [question]);
      }
    }
  });
  const rarity = (term: string): number =>
    Math.log(1 + asked.length / (1 + (questions.get(term)?.length ?? 0)));
  const lengths = terms.map((list) => sum(list, rarity));

  /** For each question what it has of a concept, 0–1, and how rare that is. */
  const match = (alternatives: readonly Alternative[]): Record<'share' | 'found', Float64Array> => {
    const share = new Float64Array(asked.length);
    const found = new Float64Array(asked.length);
    for (const {terms: own, kind, distance = 1} of alternatives) {
      const weight = weights[kind] / distance;
      const worth = weight * sum(own, rarity);
      for (const question of withAll(own.map((term) => questions.get(term) ?? []))) {
        if (weight > (share[question] ?? 0)) {
          share[question] = weight;
          found[question] = worth;
        }
      }
    }
    return {share, found};
  };

  return (concepts) => {
    const shared = new Float64Array(asked.length);
    const said = new Float64Array(asked.length);
    let all = 0;
    for (const {alternatives} of concepts.filter(({required}) => required)) {
      const {share, found} = match(alternatives);
      const weight = Math.log(1 + asked.length / (RARITY_DAMPING + sum(share)));
      all += weight;
      share.forEach((own, question) => {
        shared[question] = (shared[question] ?? 0) + weight * own;
        said[question] = (said[question] ?? 0) + (found[question] ?? 0);
      });
    }
    const best = new Map<number, number>();
    asked.forEach(({section}, question) => {
      const recall = (shared[question] ?? 0) / (all || 1);
      const precision = Math.min(1, (said[question] ?? 0) / (lengths[question] || 1));
      const points = mostPoints * Math.sqrt(recall * precision);
      if (points > (best.get(section) ?? 0)) {
        best.set(section, points);
      }
    });
    return best;
  };
}
