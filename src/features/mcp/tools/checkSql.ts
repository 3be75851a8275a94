import * as z from 'zod';
import bigqueryParser from 'node-sql-parser/build/bigquery.js';
import redshiftParser from 'node-sql-parser/build/redshift.js';
import snowflakeParser from 'node-sql-parser/build/snowflake.js';
import {sqlProblems, type Dialect} from '../../../shared/sql/check.ts';
import {databricks} from '../../../shared/sql/grammars/databricks.ts';
import {redshift} from '../../../shared/sql/grammars/redshift.ts';
import {snowflake} from '../../../shared/sql/grammars/snowflake.ts';
import {nodeSqlParser} from '../../../shared/sql/nodeSqlParser.ts';
import {suggestOrList} from '../../../shared/suggest.ts';
import {fillPlaceholders, TEMPLATE_VARIABLES} from '../../sql-playground/engine/placeholders.ts';
import {defineTool, longText} from '../tool.ts';

const inSnowflake = nodeSqlParser(new snowflakeParser.Parser(), 'snowflake');
const inBigQuery = nodeSqlParser(new bigqueryParser.Parser(), 'bigquery');

/** Databricks has no parser on npm: its queries are read as BigQuery or as Snowflake. */
const DIALECTS = {
  snowflake: {grammar: snowflake, parsers: [inSnowflake]},
  bigquery: {parsers: [inBigQuery]},
  redshift: {
    grammar: redshift,
    parsers: [nodeSqlParser(new redshiftParser.Parser(), 'redshift')],
  },
  databricks: {grammar: databricks, parsers: [inBigQuery, inSnowflake]},
} satisfies Record<string, Dialect>;

type Warehouse = keyof typeof DIALECTS;

const WAREHOUSES = Object.keys(DIALECTS) as [Warehouse, ...Warehouse[]];

const RE_VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;

/** Template variables that do not exist, with their lines. */
function unknownVariables(sql: string): string[] {
  return [...sql.matchAll(RE_VARIABLE)].map(({0: text, 1: name = '', index}) => {
    const line = sql.slice(0, index).split('\n').length;
    const advice = suggestOrList(name, Object.keys(TEMPLATE_VARIABLES));
    return `- line ${line}: \`${text}\` is no template variable; ${advice}`;
  });
}

function problemsIn(sql: string, warehouse: Warehouse): string[] {
  const filled = fillPlaceholders(sql);
  const variables = unknownVariables(filled);
  if (variables.length > 0) return variables;
  return sqlProblems(filled, DIALECTS[warehouse]).map(({row, column, message, hint}) => {
    return `- line ${row + 1}, column ${column + 1}: ${message}${hint ? ` (${hint})` : ''}`;
  });
}

/** The parsers with which the SQL of the pages is checked. */
export const checkSql = defineTool({
  name: 'check_sql',
  title: 'Check SQL',
  description:
    'Parses SQL for a warehouse, such as an Assignment SQL or a Fact SQL with template variables, and ' +
    'returns line, column and reason of each mistake. It runs nothing and knows no tables.',
  input: {
    sql: longText('One or more statements'),
    warehouse: z.enum(WAREHOUSES).describe('The warehouse that will read it'),
  },
  run: ({sql, warehouse}, {docs, guard}) => {
    const problems = guard(() => problemsIn(sql, warehouse));
    return [
      problems.length === 0
        ? `The syntax is right for ${warehouse}. Tables, columns and types were not looked at.`
        : `This cannot be read as SQL for ${warehouse}:\n\n${problems.join('\n')}`,
      `What a definition has to return: ${docs.siteUrl}/data-management/definitions/overview/`,
    ].join('\n\n');
  },
});
