/** The warehouses that SQL can be read for, by their names in the parser. */
export const WAREHOUSES = ['snowflake', 'bigquery', 'redshift', 'databricks'] as const;

export type Warehouse = (typeof WAREHOUSES)[number];

/** Dialects in which double quotes hold text, not names. */
export const WITH_QUOTED_TEXT: ReadonlySet<string> = new Set(['bigquery', 'databricks']);
