import * as z from 'zod';
import bigqueryParser from 'node-sql-parser/build/bigquery.js';
import redshiftParser from 'node-sql-parser/build/redshift.js';
import snowflakeParser from 'node-sql-parser/build/snowflake.js';
import {checkStatement, type Dialect} from '../../../shared/sql/check.ts';
import {FOREIGN_FORMS, textsLikeNames} from '../../../shared/sql/foreignForms.ts';
import {hasStatement} from '../../../shared/sql/grammar.ts';
import {databricks} from '../../../shared/sql/grammars/databricks.ts';
import {redshift} from '../../../shared/sql/grammars/redshift.ts';
import {snowflake} from '../../../shared/sql/grammars/snowflake.ts';
import {nodeSqlParser} from '../../../shared/sql/nodeSqlParser.ts';
import {splitStatements, type SqlStatement} from '../../../shared/sql/tokens.ts';
import {lineAt} from '../../../shared/lineAt.ts';
import {suggestOrList} from '../../../shared/suggest.ts';
import {fillPlaceholders, TEMPLATE_VARIABLES} from '../../sql-playground/engine/placeholders.ts';
import {defineTool, longText} from '../tool.ts';

const inSnowflake = nodeSqlParser(new snowflakeParser.Parser(), 'snowflake');
const inBigQuery = nodeSqlParser(new bigqueryParser.Parser(), 'bigquery');

/** Databricks has no parser on npm: its queries are read as BigQuery or as Snowflake. */
const DIALECTS = {
  snowflake: {grammar: snowflake, parsers: [inSnowflake], foreignForms: FOREIGN_FORMS.snowflake},
  bigquery: {parsers: [inBigQuery], foreignForms: FOREIGN_FORMS.bigquery},
  redshift: {
    grammar: redshift,
    parsers: [nodeSqlParser(new redshiftParser.Parser(), 'redshift')],
    foreignForms: FOREIGN_FORMS.redshift,
  },
  databricks: {
    grammar: databricks,
    parsers: [inBigQuery, inSnowflake],
    foreignForms: FOREIGN_FORMS.databricks,
  },
} satisfies Record<string, Dialect>;

type Warehouse = keyof typeof DIALECTS;

/** Warehouses to which double quotes mean text. */
const WITH_QUOTED_TEXT: ReadonlySet<Warehouse> = new Set(['bigquery', 'databricks']);

/** More texts than these say nothing new. */
const LISTED_TEXTS = 10;

const WAREHOUSES = Object.keys(DIALECTS) as [Warehouse, ...Warehouse[]];

const RE_VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;

/** Template variables that do not exist, with their lines. */
function unknownVariables(sql: string): string[] {
  return [...sql.matchAll(RE_VARIABLE)].map(({0: text, 1: name = '', index}) => {
    const advice = suggestOrList(name, Object.keys(TEMPLATE_VARIABLES));
    return `- line ${lineAt(sql, index)}: \`${text}\` is no template variable; ${advice}`;
  });
}

/** Statements that warehouses have and the parsers do not: a mistake in one cannot be told. */
const NOT_READ = new Set(
  (
    'ANALYZE ASSERT BEGIN CALL COMMENT COMMIT COPY DECLARE DESC DESCRIBE EXECUTE EXPLAIN EXPORT GRANT ' +
    'LIST LOAD LOCK MERGE OPTIMIZE PUT REFRESH REMOVE REVOKE ROLLBACK SHOW UNLOAD UNSET USE VACUUM'
  ).split(' '),
);

/** The kind of a statement that no parser reads; undefined for all that are judged. */
function unreadKind({tokens}: SqlStatement, {grammar}: Dialect): string | undefined {
  const [kind = ''] = tokens.map(({text}) => text.toUpperCase());
  return NOT_READ.has(kind) && !(grammar && hasStatement(grammar, tokens)) ? kind : undefined;
}

interface Findings {
  problems: string[];
  /** Statements that nothing is said about. */
  unread: string[];
  /** Texts that may have been meant as names. */
  texts: string[];
}

function problemsIn(sql: string, warehouse: Warehouse): Findings {
  const filled = fillPlaceholders(sql);
  const variables = unknownVariables(filled);
  if (variables.length > 0) return {problems: variables, unread: [], texts: []};
  const dialect: Dialect = DIALECTS[warehouse];
  const findings: Findings = {problems: [], unread: [], texts: []};
  for (const statement of splitStatements(filled)) {
    if (WITH_QUOTED_TEXT.has(warehouse)) findings.texts.push(...textsLikeNames(statement));
    const problem = checkStatement(statement, dialect);
    const kind = problem && unreadKind(statement, dialect);
    if (kind) {
      findings.unread.push(`- line ${statement.row + 1}: \`${kind}\``);
    } else if (problem) {
      const {row, column, message, hint} = problem;
      const reason = `${message}${hint ? ` (${hint})` : ''}`;
      findings.problems.push(`- line ${row + 1}, column ${column + 1}: ${reason}`);
    }
  }
  return findings;
}

/** What can be said where nothing is wrong, which is not that the warehouse accepts it. */
function noMistake({unread, texts}: Findings, warehouse: Warehouse): string {
  const names = [...new Set(texts)].slice(0, LISTED_TEXTS).map((text) => `\`${text}\``);
  return [
    `${unread.length > 0 ? 'In all others no mistake' : 'No mistake'} was found for ${warehouse}.`,
    ...(names.length > 0
      ? [
          `Double quotes hold text there, the same in every row: ${names.join(', ')}. ` +
            'Names stand in back quotes.',
        ]
      : []),
    'The parser lets some forms of other warehouses pass, and did not look at tables, columns, ' +
      'functions and types: run it once in yours.',
  ].join(' ');
}

/** What was found, in sentences: mistakes, else that there are none, and what was not read. */
function verdict(findings: Findings, warehouse: Warehouse): string[] {
  const {problems, unread} = findings;
  return [
    ...(problems.length > 0
      ? [`This cannot be read as SQL for ${warehouse}:\n\n${problems.join('\n')}`]
      : []),
    ...(unread.length > 0
      ? [
          `No parser here reads these statements, so nothing is said about them:\n\n${unread.join('\n')}`,
        ]
      : []),
    ...(problems.length === 0 ? [noMistake(findings, warehouse)] : []),
  ];
}

/**
 * Judges SQL by `node-sql-parser` and by forms that only other warehouses have. The SQL of the pages
 * is checked by `packages/samples/sql` with more parsers and without those forms.
 */
export const checkSql = defineTool({
  name: 'check_sql',
  title: 'Check SQL',
  description:
    'Parses SQL for a warehouse, such as an Assignment SQL or a Fact SQL with template variables, and ' +
    'returns line, column and reason of the first mistake that it sees in each statement. It runs ' +
    'nothing, knows no tables, columns, functions and types, and lets some forms of other warehouses pass.',
  input: {
    sql: longText('One or more statements'),
    warehouse: z.enum(WAREHOUSES).describe('The warehouse that will read it'),
  },
  run: ({sql, warehouse}, {docs, guard}) => {
    return [
      ...verdict(
        guard(() => problemsIn(sql, warehouse)),
        warehouse,
      ),
      `What a definition has to return: ${docs.siteUrl}/data-management/definitions/overview/`,
    ].join('\n\n');
  },
});
