import type {Checker, Fence, Finding, Outcome} from '../core/types.ts';
import {compareTable} from './compare.ts';
import {openDemoDatabase, type Database} from './engine.ts';
import {startInstalledParser} from '../../../src/shared/sql/installedParser.ts';
import type {SqlParser} from '../../../src/shared/sql/parser.ts';
import {WAREHOUSES} from '../../../src/shared/sql/warehouses.ts';
import {installedVersion} from '../core/installed.ts';
import {checkDialect, readInDialects, unknownFunctions} from './dialects/readings.ts';
import type {QueryResult} from './execute.ts';
import {execute} from './execute.ts';
import {fillPlaceholders} from './placeholders.ts';

const RE_WAREHOUSE_PAGE = /connecting-dwh\/(\w+)/;
/** The dialect that runs. */
export const EXECUTED = 'duckdb';

/** The dialect a fence names or its folder implies. */
export function dialectOf(fence: Fence): string {
  const folder = RE_WAREHOUSE_PAGE.exec(fence.page)?.[1];
  const implied = WAREHOUSES.find((each) => each === folder);
  return fence.meta.dialect ?? implied ?? EXECUTED;
}

function parseOnly(fence: Fence, name: string, parser: SqlParser): Outcome {
  const dialect = WAREHOUSES.find((each) => each === name);
  if (!dialect) {
    const known = [EXECUTED, ...WAREHOUSES].join(', ');
    const message = `\`dialect="${name}"\` is not known: write one of ${known}`;
    return {fence, status: 'failed', tool: 'sql', findings: [{fence, line: fence.line, message}]};
  }
  const {sql, findings} = fillPlaceholders(fence);
  const all = [...findings, ...checkDialect(fence, sql, dialect, parser)];
  const status = all.length > 0 ? 'failed' : 'parsed';
  const tool = `polyglot-sql ${installedVersion('@polyglot-sql/sdk')}`;
  return {fence, status, tool, against: name, findings: all};
}

function tableFindings(fence: Fence, sql: string, result: QueryResult): Finding[] {
  const table = fence.followedBy;
  if (!table) return [];
  const problem = compareTable(table, result, /\bORDER\s+BY\b(?![^()]*\))/i.test(sql));
  return problem ? [{fence, ...problem}] : [];
}

function runOnDemo(fence: Fence, database: Database, parser: SqlParser): Outcome {
  const {sql, findings} = fillPlaceholders(fence);
  const found = [...findings];
  if (found.length === 0) {
    const answer = execute(database, sql);
    if ('error' in answer) {
      const {row, column, message, hint} = answer.error;
      const at = {line: fence.line + row, column: column === undefined ? undefined : column + 1};
      found.push({fence, ...at, message, hint});
    } else found.push(...tableFindings(fence, sql, answer.result));
  }
  const unknown = unknownFunctions(fence, sql);
  const read = readInDialects(fence, sql, parser);
  // What does not even run here need not be read elsewhere.
  if (found.length === 0) found.push(...(unknown.length > 0 ? unknown : read.findings));
  const status = found.length > 0 ? 'failed' : 'executed-sql';
  const tool = `duckdb ${database.engine.getVersion().replace(/^v/, '')}`;
  const against = 'demo data set';
  return {fence, status, tool, against, readings: read.readings, findings: found};
}

/**
 * Runs SQL on the demo data set and compares the result with the table below the fence. Fences with
 * `dialect="snowflake"` and the like, and those of the warehouse pages, are parsed in that dialect.
 */
export const sqlChecker: Checker = {
  name: 'sql',
  languages: ['sql'],
  async check(fences) {
    const outcomes: Outcome[] = [];
    let database: Database | undefined;
    const parser = await startInstalledParser();
    for (const fence of fences) {
      const dialect = dialectOf(fence);
      if (dialect !== EXECUTED) {
        outcomes.push(parseOnly(fence, dialect, parser));
        continue;
      }
      database ??= await openDemoDatabase();
      outcomes.push(runOnDemo(fence, database, parser));
    }
    database?.connection.close();
    return outcomes;
  },
};
