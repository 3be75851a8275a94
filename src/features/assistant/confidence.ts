import {FILLERS} from '../search/engine/fillers.ts';
import type {Concept} from '../search/engine/queryPlan.ts';
import type {RankedPage} from '../search/engine/rank.ts';
import {stems} from '../search/engine/tokenize.ts';

/** What tells whether the docs answer a question; each about 0–2. */
export interface Signs {
  /** Score of the best page in the search. */
  score: number;
  /** Share of the question that is its largest thing of which the page says next to nothing. */
  missing: number;
  /** Tens of words that say something: many are seldom found on one page by chance. */
  words: number;
}

/** Share of a concept's points below which a page says less about it than an answer does. */
const ENOUGH = 0.3;

const WORDS_UNIT = 10;

/** How much each sign counts, as `npm run ask:fit` fits it to the judged questions. */
const WEIGHTS = {base: -8.31, score: 5.65, missing: -6.49, words: 8.46};

function missingShare({concepts}: RankedPage, planned: readonly Concept[]): number {
  const shares = concepts.map(({points, of}, place) =>
    planned[place]?.required && of > 0 ? of * (1 - Math.min(1, points / of / ENOUGH)) : 0,
  );
  return Math.max(0, ...shares);
}

/**
 * Reads the signs.
 *
 * @param planned the concepts that pages were ranked by.
 * @param score of the best page of the search.
 * @param page to be quoted first.
 */
export function readSigns(
  question: string,
  planned: readonly Concept[],
  score: number,
  page: RankedPage,
): Signs {
  const words = new Set(stems(question).filter((word) => !FILLERS.has(word)));
  return {score, missing: missingShare(page, planned), words: words.size / WORDS_UNIT};
}

/** How sure it is that the docs answer: nothing is quoted below 0. */
export function confidenceOf({score, missing, words}: Signs): number {
  const {base} = WEIGHTS;
  return base + WEIGHTS.score * score + WEIGHTS.missing * missing + WEIGHTS.words * words;
}
