/** What a check says about a page, or about data of a page. */
export interface Diagnostic {
  /** Path relative to the repository. */
  file: string;
  /** From 1; undefined when the message concerns the whole file. */
  line?: number;
  column?: number;
  message: string;
  /** What to write instead. */
  hint?: string;
}

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
