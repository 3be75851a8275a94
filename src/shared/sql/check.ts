import type {Dialect} from '@polyglot-sql/sdk';
import {didYouMean} from '../suggest.ts';
import {ADMINISTRATION} from './administration.ts';
import {FOREIGN_FORMS} from './foreignForms.ts';
import {matchStatement} from './grammar.ts';
import {nearWord, proveMistake} from './mistakes.ts';
import type {SqlParser} from './parser.ts';
import type {Warehouse} from './warehouses.ts';
import {splitStatements, type SqlStatement, type SqlToken} from './tokens.ts';

interface Finding {
  message: string;
  hint?: string;
  /** Whether the statement is wrong; otherwise it may be a form that the parser does not know. */
  isMistake: boolean;
}

/** Why a statement was not read, and where, 0-based. */
export type SqlProblem = Finding & {row: number; column: number};

/** Longer than what a person writes; more would keep the parser busy. */
const LONGEST_STATEMENT = 60_000;

/** What the parser calls a statement of which it knows no more than the first words. */
const NOT_JUDGED = /^(?:alias|column|command|function|grant|raw|revoke)$/;

/** Signs, by what the parser calls them. */
const SIGNS = new Map([
  ['LParen', '('],
  ['RParen', ')'],
  ['RBracket', ']'],
  ['Comma', ','],
  ['Eq', '='],
]);

/** What the parser expected in the place where it stopped, in words of SQL. */
function expectedBy(error: string): string | undefined {
  const name = /Expected (.+?)(?:, got .*|$)/s.exec(error)?.[1];
  const sign = name && SIGNS.get(name);
  if (sign) return `expected \`${sign}\``;
  return name && `expected ${/^[A-Z][a-z]+$/.test(name) ? name.toUpperCase() : name}`;
}

/** Judges rights and accounts; of other statements with the same first words it says nothing. */
function administration({tokens}: SqlStatement, warehouse: Warehouse) {
  const mismatch = matchStatement(ADMINISTRATION[warehouse], tokens);
  if (!mismatch) return 'right';
  const {at, expected} = mismatch;
  const token = tokens[at];
  const meant = at > 0 && token && nearWord(token, expected);
  const first = tokens[0]?.text ?? '';
  if (!meant && at < (/^(?:GRANT|REVOKE)$/i.test(first) ? 1 : 2)) return undefined;
  const message = `syntax error at ${token ? `\`${token.text}\`` : 'the end of the statement'}`;
  const hint = meant ? didYouMean(meant) : `expected ${expected.slice(0, 8).join(', ')}`;
  return {token, message, hint, isMistake: Boolean(meant)};
}

/** The first reason not to accept a statement; its token is the last one unless it is named. */
function findingIn(
  statement: SqlStatement,
  warehouse: Warehouse,
  parser: SqlParser,
): (Finding & {token?: SqlToken}) | undefined {
  const {tokens, text} = statement;
  const [first] = tokens;
  const unknown = (message: string, token = first) => ({token, message, isMistake: false});
  if (text.length > LONGEST_STATEMENT) return unknown('the parser reads nothing of this length');
  for (const [at, token] of tokens.entries()) {
    const form = FOREIGN_FORMS[warehouse].find((each) => each.isAt(tokens, at));
    if (form) return {token, message: form.message(token.text), hint: form.hint, isMistake: true};
  }
  const administered = administration(statement, warehouse);
  if (administered === 'right') return undefined;
  // The parser counts characters, tokens count units; here each character has one.
  const parse = (sql: string) =>
    parser(sql.replace(/[\u{10000}-\u{10ffff}]/gu, '\ufffd\ufffd'), warehouse as Dialect);
  const {ast, error, errorStart} = parse(text);
  const [kind = ''] = Object.keys(ast?.[0] ?? {});
  if (ast && !NOT_JUDGED.test(kind)) return undefined;
  if (administered) return administered;
  if (ast) return unknown(`no parser reads \`${first?.text.toUpperCase()}\` statements`);
  const open = tokens.find(({kind, text: sign}) => kind === 'symbol' && /^["'`]$/.test(sign));
  if (open) return {token: open, message: `nothing closes ${open.text}`, isMistake: true};
  if (errorStart === undefined || error?.includes('E_GUARD')) {
    return unknown('the parser reads nothing that is nested so deep');
  }
  const stop = tokens.findIndex(({offset}) => offset >= errorStart + (first?.offset ?? 0));
  const mistake = proveMistake(statement, stop, parse);
  if (mistake) return {...mistake, isMistake: true};
  const hint = expectedBy(error ?? '');
  return {...unknown(`the parser stops at \`${tokens[stop]?.text}\``, tokens[stop]), hint};
}

/** Whether statements of its own follow, of which semicolons make pieces. */
function isScript({tokens}: SqlStatement): boolean {
  const at = tokens.findIndex(({text}) => /^BEGIN$/i.test(text));
  const next = at === -1 ? undefined : tokens[at + 1];
  return next !== undefined && !/^(?:TRAN|WORK)/i.test(next.text);
}

/**
 * Parses every statement of a text as a warehouse does, as far as that is known here.
 *
 * @returns the first problem of each statement
 */
export function sqlProblems(sql: string, warehouse: Warehouse, parser: SqlParser): SqlProblem[] {
  const problems: SqlProblem[] = [];
  for (const statement of splitStatements(sql, warehouse)) {
    const {tokens} = statement;
    const finding = isScript(statement)
      ? {token: tokens[0], message: 'no parser reads `BEGIN … END`', isMistake: false}
      : findingIn(statement, warehouse, parser);
    if (!finding) continue;
    const {token = tokens.at(-1), ...said} = finding;
    problems.push({row: token?.row ?? 0, column: token?.column ?? 0, ...said});
    if (isScript(statement)) break;
  }
  return problems;
}
