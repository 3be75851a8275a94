import type {DuckDBBindings, DuckDBConnection} from '@duckdb/duckdb-wasm/blocking';
import {SUBJECTS_VIEW} from './demoTables.ts';

/** A file with rows, and the SQL that makes a table of it. */
export interface TableFile {
  name: string;
  content: Uint8Array;
  sql: string;
}

/** Leaves room for the engine itself within the 300 MB that a tab may take. */
const MEMORY_LIMIT = '100MB';

const LOCK = `SET memory_limit='${MEMORY_LIMIT}'; SET errors_as_json=true;
SET autoinstall_known_extensions=false; SET autoload_known_extensions=false;
SET enable_external_access=false; SET lock_configuration=true`;

/**
 * Opens an empty database and fills it: each run begins with the same tables. From then on, SQL
 * reads no file or address, loads nothing, and changes no setting.
 *
 * @param own files of the reader, any of which may hold something else than rows.
 * @param refuse told which of them, and why.
 */
export function openTables(
  database: DuckDBBindings,
  demo: readonly TableFile[],
  own: readonly TableFile[] = [],
  refuse: (file: string, error: unknown) => void = () => undefined,
): DuckDBConnection {
  database.reset();
  const connection = database.connect();
  const fill = ({name, content, sql}: TableFile): void => {
    // The engine takes the bytes over, which the next run needs again.
    database.registerFileBuffer(name, content.slice());
    try {
      connection.query(sql);
    } finally {
      database.dropFile(name);
    }
  };
  demo.forEach(fill);
  connection.query(SUBJECTS_VIEW);
  for (const file of own) {
    try {
      fill(file);
    } catch (error) {
      refuse(file.name, error);
    }
  }
  connection.query(LOCK);
  return connection;
}
