import type {ForeignForm} from './foreignForms.ts';
import {hasStatement, matchStatement, type Grammar} from './grammar.ts';
import type {ParserFunction} from './nodeSqlParser.ts';
import {splitStatements, type SqlStatement} from './tokens.ts';

/** How the SQL of a warehouse is read. */
export interface Dialect {
  /** Administration statements that the parsers do not know. */
  grammar?: Grammar;
  /** What the parsers accept and the warehouse does not. */
  foreignForms?: readonly ForeignForm[];
  /** A statement is accepted when one of these accepts it. */
  parsers: readonly ParserFunction[];
}

/** Where a statement cannot be read and why, 0-based. */
interface Problem {
  row: number;
  column: number;
  message: string;
  hint?: string;
}

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

function checkForms({tokens}: SqlStatement, {foreignForms = []}: Dialect): Problem | undefined {
  for (const [at, {row, column, text}] of tokens.entries()) {
    const form = foreignForms.find((each) => each.isAt(tokens, at));
    if (form) return {row, column, message: form.message(text), hint: form.hint};
  }
  return undefined;
}

/** Parses a statement in a dialect; undefined when nothing is wrong. */
export function checkStatement(statement: SqlStatement, dialect: Dialect): Problem | undefined {
  return checkForms(statement, dialect) ?? checkSyntax(statement, dialect);
}

function checkSyntax(statement: SqlStatement, dialect: Dialect): Problem | undefined {
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

/** Parses every statement of a text in a dialect, and returns the first problem of each. */
export function sqlProblems(sql: string, dialect: Dialect): Problem[] {
  return splitStatements(sql).flatMap((statement) => checkStatement(statement, dialect) ?? []);
}
