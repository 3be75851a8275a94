import ts from 'typescript';
import escapeHtml from 'escape-html';
import {ownPlacesOf} from '../own-values/marks.ts';
import {identifiersOf, withKeys} from '../samples/identifiers.ts';

/** A part of the code that is shown with something about it. */
export interface Mark {
  start: number;
  end: number;
  /** A signature, shown while a pointer is on it, or which of the reader's own values may stand here. */
  about: 'type' | 'own';
  value: string;
}

/** Finds what the signatures of a sample are about in the code that readers see. */
export function signatureMarks(
  code: string,
  signatures: Readonly<Record<string, string>> | undefined,
): Mark[] {
  if (!signatures) return [];
  const file = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.ES2023, true);
  return withKeys(identifiersOf(file)).flatMap(([key, node]) => {
    const type = signatures[key];
    if (type === undefined) return [];
    return [{start: node.getStart(file), end: node.getEnd(), about: 'type', value: type}];
  });
}

/** Marks what readers can replace by their own values in the code that they see. */
export function ownValueMarks(code: string): Mark[] {
  return ownPlacesOf(code).map(({start, end, name}) => ({start, end, about: 'own', value: name}));
}

/**
 * HTML of a piece of code with the marks inside it.
 *
 * @param start offset of the piece in the code.
 * @param marks of the whole code, in reading order.
 */
export function markedHtml(text: string, start: number, marks: readonly Mark[]): string {
  let at = 0;
  const parts = marks
    .filter((mark) => mark.start >= start && mark.end <= start + text.length)
    .map((mark) => {
      const before = escapeHtml(text.slice(at, mark.start - start));
      at = mark.end - start;
      const name = escapeHtml(text.slice(mark.start - start, at));
      return `${before}<span data-${mark.about}="${escapeHtml(mark.value)}">${name}</span>`;
    });
  return parts.join('') + escapeHtml(text.slice(at));
}
