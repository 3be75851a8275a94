import type {Engine} from '../engine/engine.ts';
import type {JudgedQuestions} from './readEvaluation.ts';

interface Evaluation {
  queries: number;
  /** Mean reciprocal rank of the first right page, 0–1. */
  mrr: number;
  /** Shares of queries with a right page among the first one, three and five, 0–1. */
  hit1: number;
  hit3: number;
  hit5: number;
  /** Queries whose first page is not a right one, with the first pages they got. */
  misses: {query: string; expected: readonly string[]; got: string[]}[];
}

/** Measures how well the engine answers queries; any of a query's routes counts. */
export function evaluate(
  queries: JudgedQuestions['answered'],
  engine: Pick<Engine, 'search'>,
): Evaluation {
  const found = queries.map(({query, routes}) => {
    const got = engine.search(query).pages.map(({route}) => route);
    return {query, expected: routes, got, rank: got.findIndex((one) => routes.includes(one)) + 1};
  });
  const mean = (value: (rank: number) => number): number =>
    found.reduce((sum, {rank}) => sum + value(rank), 0) / Math.max(1, found.length);
  const within = (limit: number): number => mean((rank) => (rank > 0 && rank <= limit ? 1 : 0));
  return {
    queries: queries.length,
    mrr: mean((rank) => (rank > 0 ? 1 / rank : 0)),
    hit1: within(1),
    hit3: within(3),
    hit5: within(5),
    misses: found
      .filter(({rank}) => rank !== 1)
      .map(({query, expected, got}) => ({query, expected, got: got.slice(0, 5)})),
  };
}
