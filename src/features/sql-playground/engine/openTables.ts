import type {DuckDBBindings, DuckDBConnection} from '@duckdb/duckdb-wasm/blocking';
import type {Column} from './answer.ts';
import {SUBJECTS_VIEW} from './demoTables.ts';
import {errorMessage} from '../../../shared/errorMessage.ts';

/** A file with rows, and the SQL that makes a table of it. */
export interface TableFile {
  name: string;
  content: Uint8Array;
  sql: string;
}

/** What became of a file of the reader: the columns of its table, or why there is none. */
export type OwnTable = {columns: readonly Column[]} | {problem: string};

/** Leaves room for the engine itself within the 300 MB that a tab may take. */
const MEMORY_LIMIT = '100MB';

const LOCK = `SET memory_limit='${MEMORY_LIMIT}'; SET errors_as_json=true;
SET autoinstall_known_extensions=false; SET autoload_known_extensions=false;
SET enable_external_access=false; SET lock_configuration=true`;

/**
 * Opens an empty database and fills it: each run begins with the same tables. From then on, SQL
 * reads no file or address, loads nothing, and changes no setting.
 *
 * @param own files of the reader, any of which may hold something else than rows; their SQL ends with
 *   a statement that describes the table.
 * @param tell told what became of each of them.
 */
export function openTables(
  database: DuckDBBindings,
  demo: readonly TableFile[],
  own: readonly TableFile[] = [],
  tell: (file: string, table: OwnTable) => void = () => undefined,
): DuckDBConnection {
  database.reset();
  const connection = database.connect();
  const fill = ({name, content, sql}: TableFile) => {
    // The engine takes the bytes over, which the next run needs again.
    database.registerFileBuffer(name, content.slice());
    try {
      return connection.query(sql);
    } finally {
      database.dropFile(name);
    }
  };
  demo.forEach(fill);
  connection.query(SUBJECTS_VIEW);
  for (const file of own) {
    try {
      const rows = fill(file).toArray() as {column_name: string; column_type: string}[];
      const columns = rows.map((row) => ({name: row.column_name, type: row.column_type}));
      tell(file.name, {columns});
    } catch (error) {
      tell(file.name, {problem: ownProblem(error)});
    }
  }
  connection.query(LOCK);
  return connection;
}

const MOST_CHARACTERS = 200;

/**
 * Says why DuckDB makes no table of a file: what went wrong, and with what. The line of the file may
 * be long, and the settings to try are not the reader's to change.
 */
export function ownProblem(error: unknown): string {
  const [what = '', ...more] = errorMessage(error).split('\n');
  const reason = more.find((line) => !line.startsWith('Original Line:'));
  return [what, reason].filter(Boolean).join('. ').slice(0, MOST_CHARACTERS);
}
