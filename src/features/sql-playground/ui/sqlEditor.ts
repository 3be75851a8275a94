import {autocompletion} from '@codemirror/autocomplete';
import {PostgreSQL, sql} from '@codemirror/lang-sql';
import tables from '../../../../static/demo/tables.json';
import {mountEditor, type MountEditor} from '../../../shared/ui/CodeField/mountEditor.ts';

const schema = Object.fromEntries(
  Object.entries(tables).map(([table, columns]) => [table, Object.keys(columns)]),
);

/** Puts an editor for SQL into an element; it completes tables and columns of the demo data. */
export const mount: MountEditor = (options) =>
  mountEditor({
    ...options,
    // DuckDB's dialect comes from that of Postgres.
    extensions: [sql({dialect: PostgreSQL, schema}), autocompletion()],
  });
