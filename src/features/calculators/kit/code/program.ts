/** Root, between two formulas, of a formula that grows with the name it defines. */
interface Root {
  increasing: string;
  low: string;
  high: string;
}

/**
 * A computation that every language can be written from. Formulas are R: numbers, names, `+`,
 * `-`, `*`, `/`, `^` and the functions of `functions.ts`; each may use the names above it.
 */
export interface Program {
  title: string;
  /** The reader's numbers. */
  given: Readonly<Record<string, number | readonly number[]>>;
  formulas: Readonly<Record<string, string | Root>>;
  /** Names whose values are printed, as `name = value`. */
  figures: readonly string[];
}

/** Halvings of an interval after which nothing is left of it. */
export const HALVINGS = 70;

/** Formula for the next point when an interval is halved for the k-th time. */
export function halvingOf(
  name: string,
  {increasing, low, high}: Root,
): {start: string; next: string} {
  return {
    start: `(${low} + ${high}) / 2`,
    next: `${name} - sign(${increasing}) * (${high} - (${low})) / 2 ^ (k + 1)`,
  };
}

/** The names that stand in a formula. */
export function namesIn(formula: string): string[] {
  return formula.match(/[a-z]\w*/gi) ?? [];
}
