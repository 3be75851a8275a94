import {closest} from '../closest.ts';
import {didYouMean} from '../suggest.ts';
import type {SqlParser} from './parser.ts';
import type {SqlStatement, SqlToken} from './tokens.ts';

const KEYWORDS = (
  'SELECT FROM WHERE GROUP ORDER HAVING LIMIT JOIN LEFT RIGHT INNER OUTER CROSS UNION DISTINCT BETWEEN CASE WHEN ' +
  'THEN ELSE OVER PARTITION QUALIFY WITH INSERT VALUES UPDATE DELETE CREATE TABLE ALTER DROP USING'
).split(' ');

/** The known word that a token is a misspelling of; its first letter is right. */
export function nearWord({kind, text}: SqlToken, words: readonly string[]): string | undefined {
  if (kind !== 'word' || text.length < 3) return undefined;
  const [initial] = text.toUpperCase();
  const known = words.filter((word) => /^\w+$/.test(word) && word.startsWith(initial ?? ''));
  const near = closest(text, known);
  return near === text.toUpperCase() ? undefined : near;
}

interface Repair {
  token: SqlToken | undefined;
  /** The statement as it might have been meant. */
  sql: string;
  message: string;
  hint?: string;
}

/** Changes of one word or sign near the place where the parser stopped. */
function* repairs({tokens, text}: SqlStatement, stop: number): Generator<Repair> {
  const start = tokens[0]?.offset ?? 0;
  const replaced = (token: SqlToken, words: string) => {
    const at = token.offset - start;
    return text.slice(0, at) + words + text.slice(at + token.text.length);
  };
  for (const token of [tokens[stop - 1], tokens[stop], tokens[stop + 1]]) {
    const meant = token && nearWord(token, KEYWORDS);
    if (token && meant) {
      const message = `\`${token.text}\` does not fit here`;
      yield {token, sql: replaced(token, meant), message, hint: didYouMean(meant)};
    }
  }
  const token = tokens[stop];
  for (const sign of [token, tokens[stop - 1]]) {
    if (sign && /^[,)]$/.test(sign.text)) {
      const message = `there is one \`${sign.text}\` too many`;
      yield {token: sign, sql: replaced(sign, ''), message};
    }
  }
  if (token && /^(?:SELECT|WITH)$/i.test(token.text)) {
    yield {token, sql: replaced(token, `; ${token.text}`), message: '`;` is missing'};
  }
  if (token) yield {token, sql: replaced(token, `) ${token.text}`), message: '`)` is missing'};
  const last = tokens.at(-1);
  yield {token: last, sql: `${text})`, message: '`)` is missing at the end'};
  yield {token: last, sql: `${text} 1`, message: `the statement ends after \`${last?.text}\``};
}

/**
 * Proves that a statement is wrong, not only unknown to the parser: a small change makes it readable,
 * or, for a misspelled word, lets the parser read on.
 *
 * @param stop place of the token where the parser stopped
 */
export function proveMistake(
  statement: SqlStatement,
  stop: number,
  parse: (sql: string) => ReturnType<SqlParser>,
): Omit<Repair, 'sql'> | undefined {
  const left = (sql: string) => {
    const {success, errorStart = 0} = parse(sql);
    return success ? 0 : sql.length - errorStart;
  };
  const leftBefore = left(statement.text);
  for (const {sql, ...mistake} of repairs(statement, stop)) {
    if (left(sql) < (mistake.hint === undefined ? 1 : leftBefore)) return mistake;
  }
  return undefined;
}
