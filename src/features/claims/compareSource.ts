import type {SourceClaim} from './claims.ts';

/** What became of a quoted line in another version of its file. */
export type Comparison =
  {state: 'same'} | {state: 'moved'; line: number} | {state: 'vanished'; reason: string};

/**
 * Looks for the quote of a claim in a version of its source.
 *
 * @param text the file's text; undefined when that version has no such file.
 */
export function compareSource({line, quote}: SourceClaim, text: string | undefined): Comparison {
  if (text === undefined) {
    return {state: 'vanished', reason: 'the file does not exist'};
  }
  const lines = text.split('\n');
  if (lines[line - 1]?.includes(quote)) {
    return {state: 'same'};
  }
  const found = lines.flatMap((each, index) => (each.includes(quote) ? [index + 1] : []));
  const nearest = found.sort((a, b) => Math.abs(a - line) - Math.abs(b - line))[0];
  return nearest === undefined
    ? {state: 'vanished', reason: `no line holds "${quote}"`}
    : {state: 'moved', line: nearest};
}
