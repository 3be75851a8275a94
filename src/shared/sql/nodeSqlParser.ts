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

/** Asks a parser of `node-sql-parser` in one of its dialects. */
export function nodeSqlParser(parser: Pick<Parser, 'astify'>, database: string): ParserFunction {
  return (sql) => {
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
}
