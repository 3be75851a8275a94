import type {DuckDBConnection} from '@duckdb/node-api';
import {errorMessage} from '../../../src/shared/errorMessage.ts';
import {didYouMean} from '../../../src/shared/suggest.ts';

/** The rows a query returns, as text; null for NULL. */
export type QueryResult = {columns: string[]; rows: (string | null)[][]};

type SqlError = {
  /** 0-based row in the SQL, when the database said where. */
  row?: number;
  column?: number;
  message: string;
  hint?: string;
};

const RE_PLACE = /LINE (\d+): .*\n( *)\^/;
const RE_CANDIDATES = /Candidate bindings:[:\s]*(.+)/;
const RE_MISSING_COLUMN = /Referenced column "(\w+)" not found/;

function firstCandidate(list: string): string {
  return list.split(',')[0]?.trim().replaceAll('"', '') ?? list;
}

/** Turns DuckDB's message into a place, one line of text and a hint. */
function readSqlError(message: string, sql: string): SqlError {
  const place = RE_PLACE.exec(message);
  const [first = message] = message.replace(/^Failed to extract statements: /, '').split('\n');
  const candidates = RE_CANDIDATES.exec(message)?.[1];
  const meant = /Did you mean "([^"]+)"/.exec(message)?.[1];
  const guess = candidates ? firstCandidate(candidates) : meant;
  const hint = guess && didYouMean(guess);
  if (place) {
    const row = Number(place[1]) - 1;
    const column = (place[2]?.length ?? 0) - `LINE ${place[1]}: `.length;
    return {row, column, message: first, hint};
  }
  const missing = RE_MISSING_COLUMN.exec(message)?.[1];
  const lines = sql.split('\n');
  const row = lines.findIndex((line) => missing && new RegExp(`\\b${missing}\\b`).test(line));
  return {row: row === -1 ? undefined : row, message: first, hint};
}

/**
 * Runs all statements in a transaction that is rolled back.
 *
 * @returns what the last statement returned, or the error of the first one that failed
 */
export async function execute(
  connection: DuckDBConnection,
  sql: string,
): Promise<{result: QueryResult} | {error: SqlError}> {
  await connection.run('BEGIN TRANSACTION');
  try {
    const statements = await connection.extractStatements(sql);
    let result: QueryResult = {columns: [], rows: []};
    for (let i = 0; i < statements.count; i += 1) {
      const prepared = await statements.prepare(i);
      const reader = await prepared.runAndReadAll();
      const rows = reader
        .getRows()
        .map((row) => row.map((value) => (value === null ? null : String(value))));
      result = {columns: reader.columnNames(), rows};
    }
    return {result};
  } catch (error) {
    return {error: readSqlError(errorMessage(error), sql)};
  } finally {
    await connection.run('ROLLBACK');
  }
}
