interface Rewrite {
  dialects: readonly string[];
  from: RegExp;
  to: string | ((text: string, literal: string | undefined, name: string) => string);
}

/** A text literal, which stays, or a name in double quotes. */
const QUOTED_NAME = /('(?:''|[^'])*')|"(\w+)"/g;
const FIELD = /\bjson_extract_string\((\w+), '\$\.(\w+)'\)/g;

/**
 * What warehouses write otherwise than DuckDB, as text, so that layout and comments stay. Snowflake
 * takes a name in double quotes by its case, and a lowercase one would not be found.
 */
export const rewrites: readonly Rewrite[] = [
  {dialects: ['bigquery'], from: /\binterval '(\d+) (\w+)'/gi, to: 'interval $1 $2'},
  {
    dialects: ['bigquery', 'databricks'],
    from: QUOTED_NAME,
    to: (_, literal, name) => literal ?? `\`${name}\``,
  },
  {dialects: ['snowflake'], from: QUOTED_NAME, to: (_, literal, name) => literal ?? name},
  {dialects: ['bigquery'], from: /\bas double\b/gi, to: 'as float64'},
  {dialects: ['redshift'], from: /\bas double\b/gi, to: 'as double precision'},
  {dialects: ['snowflake'], from: FIELD, to: 'parse_json($1):$2::string'},
  {dialects: ['bigquery'], from: FIELD, to: "json_value($1, '$.$2')"},
  {dialects: ['redshift'], from: FIELD, to: "json_extract_path_text($1, '$2')"},
  {dialects: ['databricks'], from: FIELD, to: "get_json_object($1, '$.$2')"},
];
