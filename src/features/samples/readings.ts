import type {DialectReading} from './types.ts';

const TITLES = new Map(
  Object.entries({
    snowflake: 'Snowflake',
    bigquery: 'BigQuery',
    redshift: 'Redshift',
    databricks: 'Databricks',
  }),
);

type Readings = Readonly<Record<string, DialectReading>>;

function list(dialects: readonly string[]): string {
  return new Intl.ListFormat('en').format(dialects.map((name) => TITLES.get(name) ?? name));
}

/**
 * Says which warehouses take a statement for DuckDB as it is, and what the others lack.
 *
 * @returns for example `the same in Snowflake and Databricks; Redshift has no min_by`.
 */
export function readingsLabel(readings: Readings): string {
  const entries = Object.entries(readings);
  const same = entries.filter(([, reading]) => reading === 'same').map(([name]) => name);
  const lacking = entries.flatMap(([name, reading]) =>
    typeof reading === 'object' && 'lacks' in reading
      ? [`${list([name])} has no ${reading.lacks}`]
      : [],
  );
  return [...(same.length > 0 ? [`the same in ${list(same)}`] : []), ...lacking].join('; ');
}

/** The other texts of a statement, each with a title such as `In BigQuery and Databricks`. */
export function otherTexts(readings: Readings): {title: string; sql: string}[] {
  const bySql = new Map<string, string[]>();
  for (const [name, reading] of Object.entries(readings)) {
    if (typeof reading === 'object' && 'sql' in reading) {
      bySql.set(reading.sql, [...(bySql.get(reading.sql) ?? []), name]);
    }
  }
  return [...bySql].map(([sql, names]) => ({title: `In ${list(names)}`, sql}));
}
