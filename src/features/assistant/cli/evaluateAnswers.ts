import type {JudgedQuestions} from '../../search/cli/readEvaluation.ts';
import type {Findings} from '../../search/engine/findPassages.ts';

interface AnswersEvaluation {
  /** Number of questions that the docs answer. */
  questions: number;
  /** Shares of them with a right page among the passages, as the first one, and without a passage, 0–1. */
  right: number;
  first: number;
  refused: number;
  /** Share of the questions without an answer that nothing is found for, 0–1. */
  silent: number;
  /** Share of the answered ones said to be answered, and of those with the right page first, 0–1. */
  answers: number;
  answersRight: number;
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.length === 0 ? 1 : items.filter(holds).length / items.length;
}

/** Measures how well questions are answered, and how well the assistant knows that it cannot. */
export function evaluateAnswers(
  {answered, unanswered}: JudgedQuestions,
  find: (question: string) => Findings,
): AnswersEvaluation {
  const found = answered.map(({query, routes}) => {
    const {passages, verdict} = find(query);
    return {verdict, isRight: passages.map(({route}) => routes.includes(route))};
  });
  const sure = found.filter(({verdict}) => verdict === 'answers');
  return {
    questions: answered.length,
    right: share(found, ({isRight}) => isRight.includes(true)),
    first: share(found, ({isRight: [first]}) => first === true),
    refused: share(found, ({isRight}) => isRight.length === 0),
    silent: share(unanswered, (question) => find(question).verdict === 'nothing'),
    answers: sure.length / Math.max(1, found.length),
    answersRight: share(sure, ({isRight: [first]}) => first === true),
  };
}
