import type {DuckDBConnection} from '@duckdb/duckdb-wasm/blocking';
import type {Column, StatementResult} from './answer.ts';

/** More rows are counted as more, and neither shown nor exported. */
const MAX_ROWS = 10_000;

/** Longer values are cut off. */
const MAX_LENGTH = 10_000;

const PREFIX = `SELECT left(COLUMNS(*)::VARCHAR, ${MAX_LENGTH}) FROM (`;

type Result = Omit<StatementResult, 'line'>;
type Rows = ReturnType<DuckDBConnection['query']>;

function textRows(table: Rows): (string | null)[][] {
  const columns = table.schema.fields.map((_, index) => table.getChildAt(index));
  return Array.from({length: table.numRows}, (_, row) =>
    columns.map((column) => {
      const value: unknown = column?.get(row);
      return value === null || value === undefined ? null : String(value);
    }),
  );
}

/** The columns of a statement that returns rows; undefined for any other and for a wrong one. */
function describe(connection: DuckDBConnection, sql: string): Column[] | undefined {
  try {
    const rows = textRows(connection.query(`DESCRIBE FROM (${sql}\n)`));
    return rows.map(([name, type]) => ({name: name ?? '', type: type ?? ''}));
  } catch {
    return undefined;
  }
}

/** An error with the number of bytes that were put before the statement. */
export class StatementError extends Error {
  constructor(
    override readonly cause: unknown,
    readonly shift: number,
  ) {
    super(String(cause), {cause});
  }
}

function query(connection: DuckDBConnection, sql: string, shift: number): Rows {
  try {
    return connection.query(sql);
  } catch (error) {
    throw new StatementError(error, shift);
  }
}

/**
 * Runs a statement. One that returns rows is asked for as a table, so that DuckDB itself writes
 * values of any type as text and stops at the last row that is wanted.
 *
 * @throws StatementError
 */
export function runStatement(connection: DuckDBConnection, sql: string): Result {
  const columns = describe(connection, sql);
  const wrapped = `${PREFIX}${sql}\n) LIMIT ${MAX_ROWS + 1}`;
  const table = columns ? query(connection, wrapped, PREFIX.length) : query(connection, sql, 0);
  const rows = textRows(table);
  return {
    columns: columns ?? table.schema.fields.map(({name, type}) => ({name, type: String(type)})),
    rows: rows.slice(0, MAX_ROWS),
    isQuery: columns !== undefined,
    hasMore: rows.length > MAX_ROWS,
  };
}
