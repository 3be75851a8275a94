import {choiceField} from '../calculators/kit/fields.ts';
import type {SetupField, Values} from './setup.ts';

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** The lines of a text that hold something. */
function linesOf(text = ''): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The names that a rule refuses, as a sentence. */
type Rule = (name: string) => string | undefined;

const anyName: Rule = (name) =>
  CONTROL.test(name) ? 'A name is one line without control characters.' : undefined;

/**
 * The name of a schema alone: with its database before it, the whole would be quoted as one name.
 * Names that do hold a dot are too rare to tell them apart.
 */
export const schemaName: Rule = (name) =>
  anyName(name) ?? (name.includes('.') ? `Write the schema alone, not “${name}”.` : undefined);

export function nameField(
  label: string,
  initial: string,
  {rule = anyName}: {rule?: Rule} = {},
): SetupField {
  const problem = (text: string) => (text.trim() === '' ? 'Enter a name.' : rule(text.trim()));
  return {label, initial, problem};
}

interface ReadTargets {
  schemas: string[];
  /** Empty, where schemas are shared as a whole. */
  tables: {schema: string; table: string}[];
}

function splitTable(line: string): {schema: string; table: string} {
  const at = line.indexOf('.');
  return {schema: line.slice(0, at).trim(), table: line.slice(at + 1).trim()};
}

function problemOfTable(
  line: string,
  container: string,
  rules: {schemaRule: Rule; tableRule: Rule},
): string | undefined {
  const {schema, table} = splitTable(line);
  if (line.split('.').length !== 2 || schema === '' || table === '') {
    return `Write each table as ${container}.table, not “${line}”.`;
  }
  return rules.schemaRule(schema) ?? rules.tableRule(table);
}

export function readFields(
  container: string,
  {schemaRule = schemaName, tableRule = anyName}: {schemaRule?: Rule; tableRule?: Rule} = {},
): Record<'read' | 'schemas' | 'tables', SetupField> {
  const first = (problems: (string | undefined)[]) => problems.find(Boolean);
  return {
    read: choiceField('Eppo may read', {
      all: `All tables of a ${container}, also later ones`,
      listed: 'Single tables',
    }),
    schemas: {
      label: `${container[0]?.toUpperCase()}${container.slice(1)}s with your data`,
      rows: 2,
      hint: 'One per line',
      initial: 'events',
      when: ({read}) => read !== 'listed',
      problem: (text) =>
        linesOf(text).length === 0
          ? 'Enter a name.'
          : first(linesOf(text).map((line) => schemaRule(line))),
    },
    tables: {
      label: 'Tables with your data',
      rows: 4,
      hint: `One per line, as ${container}.table`,
      initial: 'events.assignments\nevents.purchases\nevents.users',
      when: ({read}) => read === 'listed',
      problem: (text) =>
        linesOf(text).length === 0
          ? 'Enter a table.'
          : first(
              linesOf(text).map((line) => problemOfTable(line, container, {schemaRule, tableRule})),
            ),
    },
  };
}

export function readTargets({read, schemas, tables}: Values): ReadTargets {
  if (read !== 'listed') return {schemas: [...new Set(linesOf(schemas))], tables: []};
  const listed = linesOf(tables).map(splitTable);
  return {schemas: [...new Set(listed.map(({schema}) => schema))], tables: listed};
}
