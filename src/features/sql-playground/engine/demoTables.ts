/** Tables with the types of their columns, as in `static/demo/tables.json`. */
export type DemoTables = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The SQL that fills one table of the demo data.
 *
 * @param file path under which DuckDB finds the rows.
 */
export function fillTable(table: string, columns: DemoTables[string], file: string): string {
  const list = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  const path = file.replaceAll("'", "''");
  return `CREATE TABLE ${table} (${list.join(', ')});
COPY ${table} FROM '${path}' (HEADER, NULLSTR '', AUTO_DETECT false)`;
}

/**
 * Who is analyzed in `checkout_redesign`: the first assignment counts, and whoever saw both variants is
 * left out. A view of the demo data, so that samples need not begin with it.
 */
export const SUBJECTS_VIEW = `create view subjects as
select user_id, min(variant) as variant, min(assigned_at) as assigned_at
from assignments a
where experiment = 'checkout_redesign'
group by user_id
having count(distinct a.variant) = 1;
`;
