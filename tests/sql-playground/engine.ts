import type {DuckDBBindings} from '@duckdb/duckdb-wasm/blocking';
import {demoFiles} from '../../packages/samples/sql/engine.ts';
import type {SqlAnswer} from '../../src/features/sql-playground/engine/answer.ts';
import {openTables} from '../../src/features/sql-playground/engine/openTables.ts';
import {runSql} from '../../src/features/sql-playground/engine/runSql.ts';

/** Compiling the engine takes seconds, many on a busy machine. */
export const START_LIMIT_MS = 60_000;

export function answerOf(database: DuckDBBindings, sql: string): SqlAnswer {
  return runSql(database, openTables(database, demoFiles()), sql);
}
