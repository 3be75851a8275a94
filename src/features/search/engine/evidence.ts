import {sum} from 'd3-array';
import type {Lexicon, TermMatches} from './lexicon.ts';
import type {Concept} from './queryPlan.ts';
import type {RankingParams} from './ranking.ts';

type Scores = ReadonlyMap<number, number>;

/** What the pages say about one concept of the query. */
export interface Evidence {
  concept: Concept;
  /** Scores of title, route, keywords and description, by page number. */
  pages: Scores;
  /** Scores of headings and text, by section number. */
  sections: Scores;
  /** Scores of each page's best section, by page number. */
  bestSections: Scores;
  /** Pages whose title names the concept. */
  titles: ReadonlySet<number>;
  /** Terms to highlight: the reader's words as found, and single words that mean the same. */
  terms: ReadonlySet<string>;
  /** The concept's share of the query, 0–1: rare ones have more. */
  weight: number;
}

/**
 * Adds up the terms of an alternative, of which places with only some count much less, and keeps
 * what is more than the best alternative so far.
 */
function keepBest(
  best: Map<number, number>,
  matches: readonly TermMatches[],
  places: 'pages' | 'sections',
  weight: number,
): void {
  const found = new Map<number, {score: number; count: number}>();
  for (const match of matches) {
    for (const [id, score] of match[places]) {
      const one = found.get(id);
      found.set(id, {score: (one?.score ?? 0) + score, count: (one?.count ?? 0) + 1});
    }
  }
  for (const [id, {score, count}] of found) {
    const share = (count / matches.length) ** 2;
    best.set(id, Math.max(weight * score * share, best.get(id) ?? 0));
  }
}

/**
 * Returns how much evidence counts, 0–1: each further bit helps less than the one before.
 *
 * @param half evidence that counts half, greater than 0.
 */
export function saturate(evidence: number, half: number): number {
  return evidence / (evidence + half);
}

/** Returns the score of each page's best section. */
export function bestByPage(scores: Scores, {sections}: Lexicon): Map<number, number> {
  const best = new Map<number, number>();
  for (const [id, score] of scores) {
    const page = sections[id]?.page ?? -1;
    best.set(page, Math.max(score, best.get(page) ?? 0));
  }
  return best;
}

function inAll(sets: readonly ReadonlySet<number>[]): number[] {
  const [first, ...rest] = sets;
  return [...(first ?? [])].filter((id) => rest.every((set) => set.has(id)));
}

/** Number of pages about a concept; each counts as a share of the one that says most. */
function spreadOf(pages: Scores, bestSections: Scores): number {
  const strengths = [...new Set([...pages.keys(), ...bestSections.keys()])].map(
    (page) => (pages.get(page) ?? 0) + (bestSections.get(page) ?? 0),
  );
  const most = Math.max(0, ...strengths);
  return sum(strengths, (strength) => strength / most);
}

/** Looks every concept up; each page and section gets the score of its best alternative. */
export function gatherEvidence(
  concepts: readonly Concept[],
  lexicon: Lexicon,
  pageCount: number,
  {alternatives: weights, rarityDamping}: RankingParams,
): Evidence[] {
  const evidence = concepts.map((concept) => {
    const pages = new Map<number, number>();
    const sections = new Map<number, number>();
    const titles = new Set<number>();
    const found = new Set<string>();
    for (const {terms, kind, distance = 1} of concept.alternatives) {
      const weight = weights[kind] / distance;
      // Only the reader's own words may be unfinished.
      const matches = terms.map((term) => lexicon.find(term, kind === 'own'));
      keepBest(pages, matches, 'pages', weight);
      keepBest(sections, matches, 'sections', weight);
      inAll(matches.map((match) => match.titles)).forEach((id) => titles.add(id));
      // One word of a phrase that means the same says nothing by itself.
      if (kind === 'own' || terms.length === 1) {
        matches.forEach((match) => match.terms.forEach((term) => found.add(term)));
      }
    }
    const bestSections = bestByPage(sections, lexicon);
    const rarity = Math.log(1 + pageCount / (rarityDamping + spreadOf(pages, bestSections)));
    return {concept, pages, sections, bestSections, titles, terms: found, rarity};
  });
  const total = sum(evidence, ({rarity}) => rarity);
  return evidence.map(({rarity, ...part}) => ({...part, weight: rarity / total}));
}
