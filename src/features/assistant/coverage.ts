import type {Engine} from '../search/engine/engine.ts';
import type {Evidence} from '../search/engine/evidence.ts';
import type {SectionPlace} from '../search/engine/lexicon.ts';
import {ownTerms, type Concept} from '../search/engine/queryPlan.ts';
import {RANKING} from '../search/engine/ranking.ts';
import {saturate} from '../search/engine/saturate.ts';

/** Pages added to a concept's page count, so that an unknown word does not outweigh all others. */
const RARITY_DAMPING = 5;

/** Evidence that counts half: a word is there, in the section or in what the page says of itself. */
const HALF_SECTION = 1;
const HALF_PAGE = 7.5;

/** Share that counts when only another section of the page has the word. */
const ELSEWHERE = 0.3;

/** Evidence that counts half when sections of a page are compared: headings reach more. */
const HALF_IN_COMPARISON = 8;

/** How much of a question a section speaks about, 0–1. */
export interface Coverage {
  /** Number of the section in the engine. */
  section: number;
  /** With what the page and its other sections say. */
  onPage: number;
  /** By itself, headings counting more; to choose among sections of a page. */
  alone: number;
}

interface WeighedConcept {
  evidence: Evidence;
  /** Share of the question, 0–1. */
  weight: number;
}

function weighConcepts(engine: Engine, concepts: readonly Concept[]): WeighedConcept[] {
  const parts = engine.gather(concepts).map((evidence) => {
    const spread = new Set([...evidence.pages.keys(), ...evidence.bestSections.keys()]).size;
    const rarity = Math.log(1 + engine.index.pages.length / (spread + RARITY_DAMPING));
    return {evidence, rarity};
  });
  const total = parts.reduce((sum, {rarity}) => sum + rarity, 0);
  return parts.map(({evidence, rarity}) => ({evidence, weight: rarity / total}));
}

/** Tells how much of a question the sections of a page speak about. */
export interface CoverageMeter {
  /** The page's sections, best first; equal ones in reading order. */
  measure(page: number): Coverage[];
  /** How much finding each term says, by stem. */
  terms: ReadonlyMap<string, number>;
}

function termWeights(concepts: readonly WeighedConcept[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const {evidence, weight} of concepts) {
    const own = ownTerms(evidence.concept);
    for (const term of evidence.terms) {
      const share = own.includes(term) ? 1 : RANKING.alternatives.synonym;
      weights.set(term, Math.max(share * weight, weights.get(term) ?? 0));
    }
  }
  return weights;
}

function sectionsByPage(engine: Engine): Map<number, SectionPlace[]> {
  const byPage = new Map<number, SectionPlace[]>();
  for (const section of engine.sections) {
    const sections = byPage.get(section.page) ?? [];
    sections.push(section);
    byPage.set(section.page, sections);
  }
  return byPage;
}

/** Prepares measuring for the concepts of a question. */
export function coverageMeter(engine: Engine, concepts: readonly Concept[]): CoverageMeter {
  const weighed = weighConcepts(engine, concepts);
  const sectionsOf = sectionsByPage(engine);
  return {
    terms: termWeights(weighed),
    measure: (page) =>
      (sectionsOf.get(page) ?? [])
        .map(({id}) => {
          const coverage = {section: id, onPage: 0, alone: 0};
          for (const {evidence, weight} of weighed) {
            const here = evidence.sections.get(id) ?? 0;
            // What the title names is said by every section.
            if (!evidence.titles.has(page)) {
              coverage.alone += weight * saturate(here, HALF_IN_COMPARISON);
            }
            coverage.onPage +=
              weight *
              Math.max(
                saturate(here, HALF_SECTION),
                saturate(evidence.pages.get(page) ?? 0, HALF_PAGE),
                ELSEWHERE * saturate(evidence.bestSections.get(page) ?? 0, HALF_SECTION),
              );
          }
          return coverage;
        })
        .sort((a, b) => b.alone - a.alone || a.section - b.section),
  };
}
