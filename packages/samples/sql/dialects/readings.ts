import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {DialectReading} from '../../../../src/features/samples/types.ts';
import {nearest} from '../../languages/symbols/nearest.ts';
import type {Fence, Finding} from '../../core/types.ts';
import {sqlProblems} from '../../../../src/shared/sql/check.ts';
import type {SqlParser} from '../../../../src/shared/sql/parser.ts';
import {WAREHOUSES, type Warehouse} from '../../../../src/shared/sql/warehouses.ts';
import {splitStatements} from '../../../../src/shared/sql/tokens.ts';

const functions = parse(readFileSync(new URL('functions.yaml', import.meta.url), 'utf8')) as {
  everywhere: string[];
  lacking: Record<string, string[]>;
};

/** Words that may stand before a parenthesis without calling anything. */
const KEYWORDS = new Set(
  'all and as by distinct except exists from group in join not on or over select then union when where'.split(
    ' ',
  ),
);

interface Rewrite {
  dialects: readonly string[];
  from: RegExp;
  to: string | ((text: string, literal: string | undefined, name: string) => string);
}

/** A text literal, which stays, or a name in double quotes. */
const QUOTED_NAME = /('(?:''|[^'])*')|"(\w+)"/g;
const FIELD = /\bjson_extract_string\((\w+), '\$\.(\w+)'\)/g;

/**
 * What warehouses write otherwise than DuckDB, as text, so that layout and comments stay. Snowflake
 * takes a name in double quotes by its case, and a lowercase one would not be found.
 */
const rewrites: readonly Rewrite[] = [
  {dialects: ['bigquery'], from: /\binterval '(\d+) (\w+)'/gi, to: 'interval $1 $2'},
  {
    dialects: ['bigquery', 'databricks'],
    from: QUOTED_NAME,
    to: (_, literal, name) => literal ?? `\`${name}\``,
  },
  {dialects: ['snowflake'], from: QUOTED_NAME, to: (_, literal, name) => literal ?? name},
  {dialects: ['bigquery'], from: /\bas double\b/gi, to: 'as float64'},
  {dialects: ['redshift'], from: /\bas double\b/gi, to: 'as double precision'},
  {dialects: ['snowflake'], from: FIELD, to: 'parse_json($1):$2::string'},
  {dialects: ['bigquery'], from: FIELD, to: "json_value($1, '$.$2')"},
  {dialects: ['redshift'], from: FIELD, to: "json_extract_path_text($1, '$2')"},
  {dialects: ['databricks'], from: FIELD, to: "get_json_object($1, '$.$2')"},
];

interface Call {
  name: string;
  row: number;
  column: number;
}

function calls(sql: string): Call[] {
  return splitStatements(sql, 'duckdb').flatMap(({tokens}) =>
    tokens.flatMap(({kind, text, row, column}, place) => {
      const name = text.toLowerCase();
      const isCall = kind === 'word' && tokens[place + 1]?.text === '(' && !KEYWORDS.has(name);
      return isCall ? [{name, row, column}] : [];
    }),
  );
}

/** Functions of a statement for DuckDB about which nobody has said which warehouses know them. */
export function unknownFunctions(fence: Fence, sql: string): Finding[] {
  const known = [...functions.everywhere, ...Object.keys(functions.lacking)];
  return calls(sql)
    .filter(({name}) => !known.includes(name))
    .map(({name, row, column}) => ({
      fence,
      line: fence.line + row,
      column: column + 1,
      message: `not every warehouse may know \`${name}\``,
      hint:
        nearest(name, known) ??
        'write it with standard SQL, or add it to packages/samples/sql/dialects/functions.yaml',
    }));
}

function rewrite(sql: string, dialect: string): string {
  return (
    rewrites
      .filter(({dialects: some}) => some.includes(dialect))
      // Either form of the replacement is one that `replace` takes.
      .reduce((before, {from, to}) => before.replace(from, to as string), sql)
  );
}

/** Parses every statement of a fence in its dialect; what the parser does not know is no proof. */
export function checkDialect(
  fence: Fence,
  sql: string,
  dialect: Warehouse,
  parser: SqlParser,
): Finding[] {
  return sqlProblems(sql, dialect, parser).map(({row, column, message, hint, isMistake}) => {
    const place = {line: fence.line + row, column: column + 1};
    const advice = 'if the warehouse takes it, mark the fence `unchecked="…"`';
    const hints = isMistake ? hint : [hint, advice].filter(Boolean).join('; ');
    return {fence, ...place, message, hint: hints};
  });
}

/**
 * Tells how the warehouses read a statement that is written for DuckDB.
 *
 * @param sql the code of the fence with its template variables filled in.
 * @returns by dialect: `same` for the text as it is, the text it must become, or the function that the
 *   warehouse lacks. A text that the parser of a dialect refuses becomes a finding.
 */
export function readInDialects(
  fence: Fence,
  sql: string,
  parser: SqlParser,
): {readings: Record<string, DialectReading>; findings: Finding[]} {
  const names = new Set(calls(sql).map(({name}) => name));
  const findings: Finding[] = [];
  const readings = WAREHOUSES.map((name): [string, DialectReading] => {
    const lacks = [...names].find((each) => functions.lacking[each]?.includes(name));
    if (lacks !== undefined) return [name, {lacks}];
    const problems = checkDialect(fence, rewrite(sql, name), name, parser);
    findings.push(...problems.map((each) => ({...each, message: `in ${name}, ${each.message}`})));
    const text = rewrite(fence.code, name);
    return [name, text === fence.code ? 'same' : {sql: text}];
  });
  return {readings: Object.fromEntries(readings), findings};
}
