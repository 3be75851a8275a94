import type {Fence, Finding} from '../../core/types.ts';
import {hasStatement, matchStatement} from '../grammar.ts';
import type {SqlStatement} from '../tokens.ts';
import {splitStatements} from '../tokens.ts';
import type {Dialect} from './parsers.ts';

type Problem = {row: number; column: number; message: string; hint?: string};

function checkGrammar(statement: SqlStatement, dialect: Dialect): Problem | undefined {
  const mismatch = dialect.grammar && matchStatement(dialect.grammar, statement.tokens);
  if (!mismatch) return undefined;
  const {token, expected} = mismatch;
  const last = statement.tokens.at(-1);
  return {
    row: token?.row ?? last?.row ?? statement.row,
    column: token?.column ?? last?.column ?? 0,
    message: `syntax error at ${token ? `\`${token.text}\`` : 'the end of the statement'}`,
    hint: `expected ${expected.slice(0, 8).join(', ')}`,
  };
}

function checkParsers(statement: SqlStatement, dialect: Dialect): Problem | undefined {
  let furthest: Problem | undefined;
  for (const parser of dialect.parsers) {
    const error = parser(statement.text);
    if (!error) return undefined;
    const column =
      error.row === 0 ? error.column + (statement.tokens[0]?.column ?? 0) : error.column;
    const problem = {row: statement.row + error.row, column, message: error.message};
    if (!furthest || problem.row > furthest.row) furthest = problem;
  }
  return furthest;
}

function checkStatement(statement: SqlStatement, dialect: Dialect): Problem | undefined {
  const {grammar} = dialect;
  if (!grammar || !hasStatement(grammar, statement.tokens)) return checkParsers(statement, dialect);
  const problem = checkGrammar(statement, dialect);
  // CREATE and ALTER also begin the statements for tables and views, which the parsers know.
  const second = statement.tokens[1]?.text ?? '';
  const isShared = /^(?:CREATE|ALTER)$/i.test(statement.tokens[0]?.text ?? '');
  const isTable = /^(?:TABLE|VIEW|OR|TEMP|TEMPORARY|MATERIALIZED|FUNCTION)$/i.test(second);
  if (!problem || !isShared || !isTable) return problem;
  return checkParsers(statement, dialect);
}

/** Parses every statement of a fence in its dialect. */
export function checkDialect(fence: Fence, sql: string, dialect: Dialect): Finding[] {
  return splitStatements(sql).flatMap((statement) => {
    const problem = checkStatement(statement, dialect);
    if (!problem) return [];
    const {row, column, message, hint} = problem;
    return [{fence, line: fence.line + row, column: column + 1, message, hint}];
  });
}
