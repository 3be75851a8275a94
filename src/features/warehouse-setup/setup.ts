import type {LabeledFieldSpec} from '../../shared/ui/controls/LabeledField.tsx';

/** What grants on single tables allow, where replacing a table drops them. */
export const GRANTS_OF_SINGLE_TABLES =
  'Reading rows of these tables. A table that is replaced, as by dbt on every run, needs its grant again.';

/** What is typed into the form, field by field. */
export type Values = Readonly<Record<string, string>>;

/** A field of the form. */
export type SetupField = LabeledFieldSpec & {
  initial: string;
  /** What is wrong with a text, in a sentence; undefined, when it can be used. */
  problem: (text: string) => string | undefined;
  /** Whether the field is shown for what is typed; always, when absent. */
  when?: (values: Values) => boolean;
  /** Keeps the field out of the address. */
  isLong?: boolean;
};

/** One step of the script. */
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

/** The fields as the page opens. */
export function initialOf({fields}: Setup): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, {initial}]) => [name, initial]));
}

/** The fields shown for what is typed. */
export function shownFields({fields}: Setup, values: Values): [string, SetupField][] {
  return Object.entries(fields).filter(([, {when}]) => !when || when(values));
}

/** Message per field that cannot be used. */
export function problemsOf(setup: Setup, values: Values): Record<string, string> {
  return Object.fromEntries(
    shownFields(setup, values).flatMap(([name, {problem}]) => {
      const message = problem(values[name] ?? '');
      return message === undefined ? [] : [[name, message]];
    }),
  );
}

/** The statements for what is typed; undefined, when a field cannot be used. */
export function statementsOf(setup: Setup, values: Values): Statement[] | undefined {
  if (Object.keys(problemsOf(setup, values)).length > 0) return undefined;
  const trimmed = Object.entries(values).map(([name, text]) => [name, text.trim()] as const);
  return setup.statements(Object.fromEntries(trimmed));
}

/** All statements as one script; titles become comments, names never do. */
export function scriptOf(statements: readonly Statement[]): string {
  return statements.map(({title, sql}) => `-- ${title}\n${sql}`).join('\n\n');
}
