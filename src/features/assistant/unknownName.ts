import type {Engine} from '../search/engine/engine.ts';
import type {Concept} from '../search/engine/queryPlan.ts';
import {isTrusted} from './questionConcepts.ts';

/** A capital letter; at the beginning of a question it says nothing. */
const CAPITAL = /\p{Lu}/u;

/** What stands before the name of something that the reader has, and does not ask for. */
const OWNED = /\b(?:our|my) $/i;

function isOwned(name: string, question: string): boolean {
  return OWNED.test(question.slice(0, question.indexOf(name)));
}

/**
 * Returns a name in a question that no page has: what it asks about is not in the docs. What readers
 * call their own ("our ELT") is where they work, and other words tell what they ask about.
 */
export function unknownName(
  engine: Engine,
  concepts: readonly Concept[],
  question: string,
): string | undefined {
  const names = concepts.filter(
    ({required, label}) =>
      required && CAPITAL.test(label) && !question.startsWith(label) && !isOwned(label, question),
  );
  const exact = names.map((concept) => ({
    ...concept,
    prefix: false,
    // A name that is misspelled is known all the same.
    alternatives: concept.alternatives.filter((one) => isTrusted(one, concept.label)),
  }));
  return engine.gather(exact).find(({pages, sections}) => pages.size === 0 && sections.size === 0)
    ?.concept.label;
}
