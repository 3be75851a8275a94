import {DATABRICKS_WORDS, REDSHIFT_WORDS, SNOWFLAKE_WORDS} from './reservedWords.ts';

interface Rules {
  mark: '"' | '`';
  /** Names that mean the same without marks. */
  plain: RegExp;
  reserved: ReadonlySet<string>;
}

const RULES = {
  snowflake: {mark: '"', plain: /^[A-Z_][\w$]*$/i, reserved: SNOWFLAKE_WORDS},
  redshift: {mark: '"', plain: /^[A-Z_][\w$]*$/i, reserved: REDSHIFT_WORDS},
  databricks: {mark: '`', plain: /^[A-Z_]\w*$/i, reserved: DATABRICKS_WORDS},
} as const satisfies Record<string, Rules>;

/** A dialect whose names are quoted part by part. */
type Dialect = keyof typeof RULES;

function quotePart(name: string, {mark, plain, reserved}: Rules): string {
  const isPlain = plain.test(name) && !reserved.has(name.toUpperCase());
  return isPlain ? name : mark + name.replaceAll(mark, mark + mark) + mark;
}

/**
 * Writes a name as one identifier, whatever is in it. Names that need no marks get none, because
 * marks make Snowflake tell upper from lower case.
 *
 * @param parts such as a database and a schema, which are joined by dots.
 */
export function quoteName(dialect: Dialect, ...parts: string[]): string {
  return parts.map((part) => quotePart(part, RULES[dialect])).join('.');
}
