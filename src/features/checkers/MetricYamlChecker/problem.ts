import {capitalize} from '../../../shared/capitalize.ts';
import {suggestOrList} from '../../../shared/suggest.ts';

/** Keys and positions from the top of a file to a place in it. */
export type Path = readonly (string | number)[];

export interface Problem {
  /** The tool stops at an error; it lets a warning pass without a word. */
  severity: 'error' | 'warning';
  path: Path;
  message: string;
  fix?: string | undefined;
  /** Whether all there is to tell is that a fact has to come from another file. */
  isElsewhere?: boolean;
}

const problemOf =
  (severity: Problem['severity']) =>
  (path: Path, message: string, fix?: string): Problem => ({severity, path, message, fix});

export const mistake = problemOf('error');

export const warning = problemOf('warning');

/** What to write for a number in percent, without the error of the division. */
export function asFraction(percent: number): string {
  return `Write a fraction: \`${Number((percent / 100).toPrecision(12))}\` is ${percent}%.`;
}

/** A guess at the name that was meant, or the names to choose from, as a sentence. */
export function nameMeant(given: string, known: readonly string[]): string {
  const text = capitalize(suggestOrList(given, known));
  return text.endsWith('?') ? text : `${text}.`;
}
