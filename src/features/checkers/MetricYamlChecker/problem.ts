const FRACTIONS: ReadonlySet<string> = new Set([
  'guardrail_cutoff',
  'minimum_detectable_effect',
  'percentile_value',
  'winsorization_lower_percentile',
  'winsorization_upper_percentile',
]);

export const isFraction = (key: string): boolean => FRACTIONS.has(key);

/** Percent as a fraction, without the error of the division. */
export function percentAsFraction(percent: number): number {
  return Number((percent / 100).toPrecision(12));
}

/** The fraction that somebody means who writes a number of 1 or more. */
export function meantFraction(value: number): number {
  return Math.abs(value) >= 1 ? percentAsFraction(value) : value;
}

/** Keys and positions from the top of a file to a place in it. */
export type Path = readonly (string | number)[];

export interface Problem {
  /** The tool stops at an error; it lets a warning pass without a word. */
  severity: 'error' | 'warning';
  path: Path;
  message: string;
  fix: string;
  /** A fact that has to come from another file, where that is all there is to tell. */
  needs?: string;
}

const problemOf =
  (severity: Problem['severity']) =>
  (path: Path, message: string, fix: string): Problem => ({severity, path, message, fix});

export const mistake = problemOf('error');

export const warning = problemOf('warning');

/** A path as people write it, `metrics[2].numerator`. */
export function showPath(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
}
