/** What a page tells, however it is written. */
export interface Facts {
  /** All words with repetitions, sorted. */
  words: string[];
  /** Level and text of each heading, in order. */
  headings: string[];
  /** Per table, the words of its cells, row by row. */
  tables: string[][];
  /** The text of each code block, in order. */
  code: string[];
}

/** Splits a text into words: runs of letters and digits. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns a text as its words, so that only they are compared. */
export function inWords(text: string): string {
  return wordsOf(text).join(' ');
}
