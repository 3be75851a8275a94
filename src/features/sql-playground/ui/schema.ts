import tables from '../../../../static/demo/tables.json';
import type {DemoTables} from '../engine/demoTables.ts';

/** What SQL can be asked of, with the types of the columns: the tables and the view of the demo data. */
export const schema: DemoTables = {
  subjects: {user_id: 'VARCHAR', variant: 'VARCHAR', assigned_at: 'TIMESTAMP'},
  ...tables,
};
