import {TokenType, type DuckDBBindings} from '@duckdb/duckdb-wasm/blocking';

/** A statement and where it stands in the text. */
export interface Statement {
  text: string;
  /** Bytes before it, which is how DuckDB counts. */
  offset: number;
}

/** Splits SQL at its semicolons, which DuckDB itself tells from those in texts and comments. */
export function splitStatements(
  database: Pick<DuckDBBindings, 'tokenize'>,
  sql: string,
): Statement[] {
  const bytes = new TextEncoder().encode(sql);
  const {offsets, types} = database.tokenize(sql);
  const statements: Statement[] = [];
  let start: number | undefined;
  const finish = (end: number): void => {
    if (start === undefined) return;
    const text = new TextDecoder().decode(bytes.subarray(start, end)).trimEnd();
    statements.push({text, offset: start});
    start = undefined;
  };
  offsets.forEach((offset, index) => {
    const isEnd = types[index] === TokenType.OPERATOR && bytes[offset] === 0x3b;
    if (isEnd) finish(offset);
    else start ??= offset;
  });
  finish(bytes.length);
  return statements;
}
