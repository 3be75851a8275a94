import {autocompletion} from '@codemirror/autocomplete';
import {PostgreSQL, sql} from '@codemirror/lang-sql';
import {EditorView} from '@codemirror/view';
import {mountEditor, type MountEditor} from '../../../shared/ui/CodeField/mountEditor.ts';
import {schema} from './schema.ts';

const names = Object.fromEntries(
  Object.entries(schema).map(([table, columns]) => [table, Object.keys(columns)]),
);

/** Puts an editor for SQL into an element; it completes tables and columns of the demo data. */
export const mount: MountEditor = (options) =>
  mountEditor({
    ...options,
    // DuckDB's dialect comes from that of Postgres.
    extensions: [
      sql({dialect: PostgreSQL, schema: names}),
      autocompletion(),
      EditorView.lineWrapping,
    ],
  });
