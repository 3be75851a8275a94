import * as z from 'zod';
import {sqlProblems, type SqlProblem} from '../../../shared/sql/check.ts';
import {textsLikeNames} from '../../../shared/sql/foreignForms.ts';
import type {SqlParser} from '../../../shared/sql/parser.ts';
import {WAREHOUSES, WITH_QUOTED_TEXT, type Warehouse} from '../../../shared/sql/warehouses.ts';
import {splitStatements} from '../../../shared/sql/tokens.ts';
import {lineAt} from '../../../shared/mergeMark.ts';
import {suggestOrList} from '../../../shared/suggest.ts';
import {fillPlaceholders, TEMPLATE_VARIABLES} from '../../sql-playground/engine/placeholders.ts';
import {defineTool, longText} from '../tool.ts';

/** More texts than these say nothing new. */
const LISTED_TEXTS = 10;

const RE_VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;

/** Template variables that do not exist, with their lines. */
function unknownVariables(sql: string): string[] {
  return [...sql.matchAll(RE_VARIABLE)].map(({0: text, 1: name = '', index}) => {
    const advice = suggestOrList(name, Object.keys(TEMPLATE_VARIABLES));
    return `- line ${lineAt(sql, index)}: \`${text}\` is no template variable; ${advice}`;
  });
}

interface Findings {
  mistakes: string[];
  /** What the parser does not know, so that nothing is said about it. */
  unknown: string[];
  /** Texts that may have been meant as names. */
  texts: string[];
}

function inWords({row, column, message, hint}: SqlProblem): string {
  return `- line ${row + 1}, column ${column + 1}: ${message}${hint ? ` (${hint})` : ''}`;
}

function findingsIn(sql: string, warehouse: Warehouse, parser: SqlParser): Findings {
  const filled = fillPlaceholders(sql);
  const variables = unknownVariables(filled);
  if (variables.length > 0) return {mistakes: variables, unknown: [], texts: []};
  const problems = sqlProblems(filled, warehouse, parser);
  const [mistakes, unknown] = [true, false].map((isMistake) =>
    problems.filter((each) => each.isMistake === isMistake).map(inWords),
  );
  const statements = WITH_QUOTED_TEXT.has(warehouse) ? splitStatements(filled, warehouse) : [];
  return {
    mistakes: mistakes ?? [],
    unknown: unknown ?? [],
    texts: statements.flatMap(textsLikeNames),
  };
}

/** What can be said where nothing is wrong, which is not that the warehouse accepts it. */
function noMistake({unknown, texts}: Findings, warehouse: Warehouse): string {
  const names = [...new Set(texts)].slice(0, LISTED_TEXTS).map((text) => `\`${text}\``);
  return [
    `${unknown.length > 0 ? 'In all others no mistake' : 'No mistake'} was found for ${warehouse}.`,
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
  const {mistakes, unknown} = findings;
  return [
    ...(mistakes.length > 0
      ? [`This cannot be read as SQL for ${warehouse}:\n\n${mistakes.join('\n')}`]
      : []),
    ...(unknown.length > 0
      ? [
          'Our parser does not know these statements, or one of them is wrong where it stops. Only ' +
            `${warehouse} can tell:\n\n${unknown.join('\n')}`,
        ]
      : []),
    ...(mistakes.length === 0 ? [noMistake(findings, warehouse)] : []),
  ];
}

/** Judges SQL as the check of the pages does, which has `packages/samples/sql`. */
export const checkSql = defineTool({
  name: 'check_sql',
  title: 'Check SQL',
  description:
    'Parses SQL for a warehouse, such as an Assignment SQL or a Fact SQL with template variables, and ' +
    'returns line, column and reason of the first mistake that it sees in each statement, and what its ' +
    'parser does not know. It runs nothing, knows no tables, columns, functions and types, and lets ' +
    'some forms of other warehouses pass.',
  input: {
    sql: longText('One or more statements'),
    warehouse: z.enum(WAREHOUSES).describe('The warehouse that will read it'),
  },
  run: async ({sql, warehouse}, {docs, guard, sqlParser}) => {
    const parser = await sqlParser();
    return [
      ...verdict(
        guard(() => findingsIn(sql, warehouse, parser)),
        warehouse,
      ),
      `What a definition has to return: ${docs.siteUrl}/data-management/definitions/overview/`,
    ].join('\n\n');
  },
});
