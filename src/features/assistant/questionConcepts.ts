import type {Alternative, Concept} from '../search/engine/queryPlan.ts';

/** A word this long that differs by one letter is a typo; shorter ones are other words. */
const MIN_TYPO_LENGTH = 6;

/** Whether what a word may mean is taken for meant: any correction of a short word is a guess. */
export function isTrusted({kind, distance}: Alternative, label: string): boolean {
  return kind !== 'correction' || (distance === 1 && label.length >= MIN_TYPO_LENGTH);
}

/**
 * Tells what an answer to a question must speak about. Words count as written: no prefixes, no
 * guesses. Identifiers count as a whole besides their parts: a page about SQL does not speak about
 * MySQL.
 */
export function questionConcepts(planned: readonly Concept[], question: string): Concept[] {
  return (
    planned
      // Of the concepts that only help ranking, those joined from two words are not in the question.
      .filter(({required, label}) => required || question.includes(label))
      .map((concept) => ({
        ...concept,
        prefix: false,
        alternatives: concept.alternatives.filter((one) => isTrusted(one, concept.label)),
      }))
  );
}
