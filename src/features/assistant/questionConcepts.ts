import type {Engine} from '../search/engine/engine.ts';
import type {Alternative, Concept} from '../search/engine/queryPlan.ts';
import {FILLERS} from './fillers.ts';

/** A word this long that differs by one letter is a typo; shorter ones are other words. */
const MIN_TYPO_LENGTH = 6;

function isFiller({alternatives}: Concept): boolean {
  return alternatives[0]?.terms.every((term) => FILLERS.has(term)) ?? true;
}

function isTrusted({kind, distance}: Alternative, label: string): boolean {
  return kind !== 'correction' || (distance === 1 && label.length >= MIN_TYPO_LENGTH);
}

/** What a question is about. */
interface QuestionConcepts {
  /** The question without its fillers, to be searched for. */
  query: string;
  /** What an answer must speak about. Words count as written: no prefixes, no guesses. */
  concepts: Concept[];
}

/**
 * Takes a question apart.
 *
 * Identifiers count as a whole besides their parts: a page about SQL does not speak about MySQL.
 */
export function questionConcepts(engine: Engine, question: string): QuestionConcepts {
  const planned = engine.plan(question).filter((concept) => !isFiller(concept));
  const query = planned
    .filter(({required}) => required)
    .map(({label}) => label)
    .join(' ');
  const concepts = planned
    // Of the concepts that only help ranking, those joined from two words are not in the question.
    .filter(({required, label}) => required || question.includes(label))
    .map((concept) => ({
      ...concept,
      prefix: false,
      alternatives: concept.alternatives.filter((one) => isTrusted(one, concept.label)),
    }));
  return {query, concepts};
}
