/** A replacement of a part of a text. */
export type Edit = {start: number; end: number; text: string};

/**
 * Applies edits that do not overlap. Edits at the same place keep their order.
 *
 * @returns the text; every kept character stays on its line as long as the edits keep line breaks
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
