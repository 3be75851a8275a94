import ts from 'typescript';
import escapeHtml from 'escape-html';
import {identifiersOf, withKeys} from '../samples/identifiers.ts';

/** A part of the code that is shown with something about it. */
export interface Mark {
  start: number;
  end: number;
  /** Shown while a pointer is on it. */
  type: string;
}

/** Finds what the signatures of a sample are about in the code that readers see. */
export function marksOf(
  code: string,
  signatures: Readonly<Record<string, string>> | undefined,
): Mark[] {
  if (!signatures) return [];
  const file = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.ES2023, true);
  return withKeys(identifiersOf(file)).flatMap(([key, node]) => {
    const type = signatures[key];
    return type === undefined ? [] : [{start: node.getStart(file), end: node.getEnd(), type}];
  });
}

/**
 * HTML of a piece of code with the marks inside it.
 *
 * @param start offset of the piece in the code.
 */
export function markedHtml(text: string, start: number, marks: readonly Mark[]): string {
  let at = 0;
  const parts = marks
    .filter((mark) => mark.start >= start && mark.end <= start + text.length)
    .map((mark) => {
      const before = escapeHtml(text.slice(at, mark.start - start));
      at = mark.end - start;
      const name = escapeHtml(text.slice(mark.start - start, at));
      return `${before}<span data-type="${escapeHtml(mark.type)}">${name}</span>`;
    });
  return parts.join('') + escapeHtml(text.slice(at));
}
