import nodeSqlParser from 'node-sql-parser';
import {parse} from 'sql-parser-cst';
import type {Grammar} from '../grammar.ts';
import {databricks} from './databricks.ts';
import {redshift} from './redshift.ts';
import {snowflake} from './snowflake.ts';
import {installedVersion} from '../../core/installed.ts';
import {errorMessage} from '../../../../src/shared/errorMessage.ts';

/** Where and why a parser stopped, 0-based in the text it was given. */
type ParserError = {row: number; column: number; message: string};

type ParserFunction = (sql: string) => ParserError | undefined;

export type Dialect = {
  /** Administration statements that the parsers do not know. */
  grammar?: Grammar;
  /** A statement is accepted when one of these accepts it. */
  parsers: readonly ParserFunction[];
  tool: string;
};

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

type PegError = {location?: {start: {line: number; column: number}}; found?: string | null};

function nodeSql(database: string): ParserFunction {
  const parser = new nodeSqlParser.Parser();
  return (sql) => {
    try {
      parser.astify(sql, {database});
      return undefined;
    } catch (error) {
      const {location, found} = error as PegError;
      const near = found === null ? 'the end of the statement' : `\`${found ?? sql.slice(0, 20)}\``;
      const message = `Syntax Error: Unexpected ${near}`;
      return {
        row: (location?.start.line ?? 1) - 1,
        column: (location?.start.column ?? 1) - 1,
        message,
      };
    }
  };
}

const NODE_SQL = `node-sql-parser ${installedVersion('node-sql-parser')}`;
const CST = `sql-parser-cst ${installedVersion('sql-parser-cst')}`;

/**
 * The dialects that a fence or its folder can name. BigQuery has a parser of its own. Redshift
 * descends from PostgreSQL. Databricks has no parser on npm: its queries are read as BigQuery (back
 * quotes, three-part names, STRING) or, for `column:path`, as Snowflake.
 */
export const dialects: Readonly<Record<string, Dialect>> = {
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
