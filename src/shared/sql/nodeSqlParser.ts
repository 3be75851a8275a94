import type {Parser} from 'node-sql-parser';

/** Where and why a parser stopped, 0-based in the text it was given. */
interface ParserError {
  row: number;
  column: number;
  message: string;
}

/** Says what keeps a parser from reading a statement; undefined when nothing does. */
export type ParserFunction = (sql: string) => ParserError | undefined;

interface PegError {
  location?: {start: {line: number; column: number}};
  found?: string | null;
}

/** Types that a parser does not know, and one of the same length or less that it reads in place. */
const TYPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bigquery: {JSON: 'DATE', BIGNUMERIC: 'NUMERIC', BIGDECIMAL: 'NUMERIC', INTERVAL: 'DATETIME'},
  redshift: {
    SUPER: 'FLOAT',
    VARBYTE: 'INTEGER',
    TIMESTAMPTZ: 'TIMESTAMP',
    TIMETZ: 'TIME',
    HLLSKETCH: 'TIMESTAMP',
  },
};

/** Replaces types that the parser of a dialect does not know; everything keeps its place. */
function withKnownTypes(sql: string, database: string): string {
  const types = TYPES[database] ?? {};
  const names = new RegExp(`\\b(?:${Object.keys(types).join('|')})\\b`, 'gi');
  return sql.replace(names, (name) => (types[name.toUpperCase()] ?? name).padEnd(name.length));
}

/**
 * Asks a parser of `node-sql-parser` in one of its dialects, and once more with other types where
 * it may have stumbled over one that it does not know.
 */
export function nodeSqlParser(parser: Pick<Parser, 'astify'>, database: string): ParserFunction {
  const read = (sql: string): ParserError | undefined => {
    try {
      parser.astify(sql, {database});
      return undefined;
    } catch (error) {
      const {location, found} = error as PegError;
      const near = found === null ? 'the end of the statement' : `\`${found ?? sql.slice(0, 20)}\``;
      return {
        row: (location?.start.line ?? 1) - 1,
        column: (location?.start.column ?? 1) - 1,
        message: `Syntax Error: Unexpected ${near}`,
      };
    }
  };
  return (sql) => {
    const error = read(sql);
    const known = error && database in TYPES ? withKnownTypes(sql, database) : sql;
    return known === sql ? error : read(known);
  };
}
