import {runSql} from '../../../src/features/sql-playground/engine/runSql.ts';
import {didYouMean} from '../../../src/shared/suggest.ts';
import type {Database} from './engine.ts';

/** The rows a query returns, as text; null for NULL. */
export type QueryResult = {columns: string[]; rows: (string | null)[][]};

type SqlError = {
  /** 0-based row in the SQL. */
  row: number;
  /** 0-based, when the database said where. */
  column?: number;
  message: string;
  hint?: string;
};

/** What DuckDB proposes, behind its message. */
const RE_PROPOSAL = / (?:Did you mean "([^"]+)"|Candidate bindings:[:\s]*"([^"]+)").*$/;

/**
 * Runs all statements in a transaction that is rolled back, as the page does.
 *
 * @returns what the last statement returned, or the error of the first one that failed
 */
export function execute(
  {engine, connection}: Database,
  sql: string,
): {result: QueryResult} | {error: SqlError} {
  connection.query('BEGIN TRANSACTION');
  try {
    const {results, problem} = runSql(engine, connection, sql);
    if (problem) {
      const {line, column, message} = problem;
      const [, near, bound] = RE_PROPOSAL.exec(message) ?? [];
      const guess = near ?? bound;
      return {
        error: {
          row: line - 1,
          column: column === undefined ? undefined : column - 1,
          message: message.replace(RE_PROPOSAL, ''),
          hint: guess && didYouMean(guess),
        },
      };
    }
    const {columns = [], rows = []} = results.at(-1) ?? {};
    return {result: {columns: columns.map(({name}) => name), rows: rows.map((row) => [...row])}};
  } finally {
    connection.query('ROLLBACK');
  }
}
