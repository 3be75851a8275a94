import type {DuckDBBindings, DuckDBConnection} from '@duckdb/duckdb-wasm/blocking';
import type {SqlAnswer, SqlProblem, StatementResult} from './answer.ts';
import {fillPlaceholders} from './placeholders.ts';
import {readProblem} from './readProblem.ts';
import {runStatement, StatementError} from './runStatement.ts';
import {splitStatements, type Statement} from './statements.ts';

function problemOf(error: unknown, {offset}: Statement, sql: string): SqlProblem {
  // Whatever is no answer of DuckDB leaves the engine in an unknown state.
  if (!(error instanceof StatementError) || error.cause instanceof WebAssembly.RuntimeError) {
    throw error;
  }
  const {message, position} = readProblem(error.cause);
  if (position === undefined) return {line: placeAt(sql, offset).line, message};
  return {...placeAt(sql, offset + Math.max(0, position - error.shift)), message};
}

/** Runs the statements of a text one after another, until one fails. */
export function runSql(
  database: DuckDBBindings,
  connection: DuckDBConnection,
  text: string,
): SqlAnswer {
  const started = performance.now();
  const sql = fillPlaceholders(text);
  const results: StatementResult[] = [];
  let problem: SqlProblem | undefined;
  for (const statement of splitStatements(database, sql)) {
    try {
      const {line} = placeAt(sql, statement.offset);
      results.push({line, ...runStatement(connection, statement.text)});
    } catch (error) {
      problem = problemOf(error, statement, sql);
      break;
    }
  }
  return {
    results,
    ...(problem ? {problem} : {}),
    isReadOnly: !problem && results.every(({isQuery}) => isQuery),
    milliseconds: performance.now() - started,
  };
}

/** A place in a text, counted from 1. */
interface Place {
  line: number;
  column: number;
}

/** The place behind so many bytes of a text. */
function placeAt(text: string, bytes: number): Place {
  const before = new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, bytes));
  const lines = before.split('\n');
  return {line: lines.length, column: (lines.at(-1) ?? '').length + 1};
}
