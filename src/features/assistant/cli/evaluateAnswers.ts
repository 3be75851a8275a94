import type {JudgedQuestions} from '../../search/cli/readQueries.ts';
import type {Findings} from '../types.ts';

interface AnswersEvaluation {
  /** Number of questions that the docs answer. */
  questions: number;
  /** Shares of them with a right page among the passages, and as the first one, 0–1. */
  right: number;
  first: number;
  /** Share of the questions without an answer that nothing is found for, 0–1. */
  silent: number;
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.length === 0 ? 1 : items.filter(holds).length / items.length;
}

/** Measures how well questions are answered, and how well the assistant knows that it cannot. */
export function evaluateAnswers(
  {answered, unanswered}: JudgedQuestions,
  find: (question: string) => Findings,
): AnswersEvaluation {
  const found = answered.map(({query, routes}) =>
    find(query).passages.map(({route}) => routes.includes(route)),
  );
  return {
    questions: answered.length,
    right: share(found, (passages) => passages.includes(true)),
    first: share(found, ([first]) => first === true),
    silent: share(unanswered, (question) => find(question).passages.length === 0),
  };
}
