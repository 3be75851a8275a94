/** Languages a computation can be copied in, with the name readers know. */
export const LANGUAGES = {r: 'R', python: 'Python', sql: 'SQL'} as const;

export type Language = keyof typeof LANGUAGES;

/** What a reader typed, field by field. */
export type Raw = Readonly<Record<string, string>>;

/** Message per field that cannot be used; empty when all can. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Outcome of looking at what was typed: a result, or messages per field. */
export type Evaluation<Result> = {result: Result} | {errors: FieldErrors};

/** Where a formula comes from, shown beside it. */
export type SourceTag = 'documented' | 'paper' | 'inferred' | 'convention';

/** One line of "Show the computation": the formula, and the same with its numbers. */
export interface ComputationStep {
  title: string;
  formula: string;
  filled: string;
  source: SourceTag;
}

const stepFrom =
  (source: SourceTag) =>
  (title: string, formula: string, filled: string): ComputationStep => ({
    title,
    formula,
    filled,
    source,
  });

/** Lines of a computation by their source. */
export const documented = stepFrom('documented');
export const paper = stepFrom('paper');
export const inferred = stepFrom('inferred');
export const convention = stepFrom('convention');

/** Root, between two formulas, of a formula that grows with the name it defines. */
export interface Root {
  increasing: string;
  low: string;
  high: string;
}

export type Formulas = Readonly<Record<string, string | Root>>;

/**
 * A computation that every language can be written from. Formulas are R: numbers, names, `+`,
 * `-`, `*`, `/`, `^` and the functions of `code/functions.ts`; each may use the names above it.
 */
export interface Program {
  /** Of the scripts, where it is not that of the calculator. */
  title?: string;
  /** The reader's numbers. */
  given: Readonly<Record<string, number | readonly number[]>>;
  formulas: Formulas;
}

/** Numbers by their names in scripts; null for those that a result does not have. */
export type Figures = Record<string, number | null>;

/** A list in which a condition in front of an item leaves it out: `isRare && 'Rare.'`. */
export function present<Item>(...items: (Item | false | null | undefined)[]): Item[] {
  return items.filter((item): item is Item => Boolean(item));
}

/** A table of a result, as shown and as copied. */
export interface Table {
  caption: string;
  head: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
}
