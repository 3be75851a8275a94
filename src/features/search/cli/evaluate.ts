/** Anything that finds pages, best first. */
interface Finder {
  search(query: string): {pages: readonly {route: string}[]};
}

/** A reader's query and the routes that answer it; any of them counts. */
export interface JudgedQuery {
  query: string;
  routes: readonly string[];
}

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

const GOT_LENGTH = 5;

/** Returns the place of the first right page, from 1; 0 when there is none. */
export function rankOf({query, routes}: JudgedQuery, engine: Finder): number {
  return engine.search(query).pages.findIndex(({route}) => routes.includes(route)) + 1;
}

/** Measures how well the engine answers queries. */
export function evaluate(queries: readonly JudgedQuery[], engine: Finder): Evaluation {
  const ranks = queries.map((judged) => rankOf(judged, engine));
  const mean = (value: (rank: number) => number): number =>
    ranks.length === 0 ? 0 : ranks.reduce((sum, rank) => sum + value(rank), 0) / ranks.length;
  const within = (limit: number): number => mean((rank) => (rank > 0 && rank <= limit ? 1 : 0));
  return {
    queries: queries.length,
    mrr: mean((rank) => (rank > 0 ? 1 / rank : 0)),
    hit1: within(1),
    hit3: within(3),
    hit5: within(5),
    misses: queries
      .filter((_, place) => ranks[place] !== 1)
      .map(({query, routes}) => ({
        query,
        expected: routes,
        got: engine
          .search(query)
          .pages.slice(0, GOT_LENGTH)
          .map(({route}) => route),
      })),
  };
}
