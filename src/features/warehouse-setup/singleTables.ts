/** What grants on single tables allow, where replacing a table drops them. */
export const GRANTS_OF_SINGLE_TABLES =
  'Reading rows of these tables. A table that is replaced, as by dbt on every run, needs its grant again.';
