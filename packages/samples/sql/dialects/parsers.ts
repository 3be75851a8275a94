import nodeSqlParser from 'node-sql-parser';
import {parse} from 'sql-parser-cst';
import {installedVersion} from '../../core/installed.ts';
import {errorMessage} from '../../../../src/shared/errorMessage.ts';
import type {Dialect} from '../../../../src/shared/sql/check.ts';
import {databricks} from '../../../../src/shared/sql/grammars/databricks.ts';
import {redshift} from '../../../../src/shared/sql/grammars/redshift.ts';
import {snowflake} from '../../../../src/shared/sql/grammars/snowflake.ts';
import {
  nodeSqlParser as readWith,
  type ParserFunction,
} from '../../../../src/shared/sql/nodeSqlParser.ts';

function cst(dialect: 'bigquery' | 'postgresql'): ParserFunction {
  return (sql) => {
    try {
      parse(sql, {dialect, includeRange: true});
      return undefined;
    } catch (error) {
      const text = errorMessage(error);
      const place = /-->\s*\S*?:(\d+):(\d+)/.exec(text);
      const [what = text] = text.split('\n');
      return {row: Number(place?.[1] ?? 1) - 1, column: Number(place?.[2] ?? 1) - 1, message: what};
    }
  };
}

const parser = new nodeSqlParser.Parser();

const nodeSql = (database: string): ParserFunction => readWith(parser, database);

const NODE_SQL = `node-sql-parser ${installedVersion('node-sql-parser')}`;
const CST = `sql-parser-cst ${installedVersion('sql-parser-cst')}`;

/**
 * The dialects that a fence or its folder can name. BigQuery has a parser of its own. Redshift
 * descends from PostgreSQL. Databricks has no parser on npm: its queries are read as BigQuery (back
 * quotes, three-part names, STRING) or, for `column:path`, as Snowflake.
 */
export const dialects: Readonly<Record<string, Dialect & {tool: string}>> = {
  snowflake: {
    grammar: snowflake,
    parsers: [nodeSql('snowflake')],
    tool: NODE_SQL,
  },
  bigquery: {parsers: [cst('bigquery')], tool: CST},
  redshift: {
    grammar: redshift,
    parsers: [cst('postgresql'), nodeSql('redshift')],
    tool: CST,
  },
  databricks: {
    grammar: databricks,
    parsers: [cst('bigquery'), nodeSql('snowflake')],
    tool: CST,
  },
};
