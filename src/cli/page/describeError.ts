import type {Diagnostic} from '../../shared/diagnostic.ts';

/** Where a mistake is, as `file:line`, which editors turn into a link. */
export function placeOf({file, line}: Diagnostic): string {
  return line === undefined ? file : `${file}:${line}`;
}

/** What is wrong, and what to write instead. */
export function adviceOf({message, hint}: Diagnostic): string {
  return hint ? `${message}; ${hint}` : message;
}

/** Returns a mistake as `file:line: message; hint`. */
export function describeError(error: Diagnostic): string {
  const advice = adviceOf(error);
  return advice.startsWith(`${error.file}:`) ? advice : `${placeOf(error)}: ${advice}`;
}
