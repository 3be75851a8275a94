import {shownFields, type FieldSpec} from '../calculators/kit/fields.ts';

/** What grants on single tables allow, where replacing a table drops them. */
export const GRANTS_OF_SINGLE_TABLES =
  'Reading rows of these tables. A table that is replaced, as by dbt on every run, needs its grant again.';

export type Values = Readonly<Record<string, string>>;

/** A field of the form; one without lines or choices is a text here, not a number. */
export type SetupField = FieldSpec & {
  /** What is wrong with a text, in a sentence; undefined, when it can be used. */
  problem?: (text: string) => string | undefined;
};

export interface Statement {
  title: string;
  sql: string;
  /** What it is for. */
  grants: string;
  /** What happens where it was left out. */
  without: string;
}

/** What is special about a warehouse: its names, and the statements made of them. */
export interface Setup {
  fields: Readonly<Record<string, SetupField>>;
  /** Called by {@link statementsOf} with trimmed texts that have no problem. */
  statements: (values: Values) => Statement[];
}

/** Message per field that cannot be used. */
export function problemsOf({fields}: Setup, values: Values): Record<string, string> {
  return Object.fromEntries(
    shownFields(fields, values).flatMap(([name, , text]) => {
      const message = fields[name]?.problem?.(text);
      return message === undefined ? [] : [[name, message]];
    }),
  );
}

/** The statements for what is typed; undefined, when a field cannot be used. */
export function statementsOf(setup: Setup, values: Values): Statement[] | undefined {
  if (Object.keys(problemsOf(setup, values)).length > 0) return undefined;
  const shown = shownFields(setup.fields, values).map(([name, , text]) => [name, text] as const);
  const trimmed = [...Object.entries(values), ...shown].map(([name, text]) => [name, text.trim()]);
  return setup.statements(Object.fromEntries(trimmed) as Values);
}

/** All statements as one script; titles become comments, names never do. */
export function scriptOf(statements: readonly Statement[]): string {
  return statements.map(({title, sql}) => `-- ${title}\n${sql}`).join('\n\n');
}
