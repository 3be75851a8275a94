import ts from 'typescript';
import escapeHtml from 'escape-html';
import {ownPlacesOf} from '../own-values/marks.ts';
import {identifiersOf, withKeys} from '../samples/identifiers.ts';

/** A part of the code that is shown with something about it. */
export interface Mark {
  start: number;
  end: number;
  /**
   * A signature, shown while a pointer is on it, which of the reader's own values may stand here, or
   * where the name is explained.
   */
  about: 'type' | 'own' | 'href';
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

/** Attributes of the marks at one place; a link may have a signature, too. */
function startTag(marks: readonly Mark[]): string {
  const link = marks.find(({about}) => about === 'href');
  const attributes = marks
    .filter((mark) => mark !== link)
    .map(({about, value}) => ` data-${about}="${escapeHtml(value)}"`)
    .join('');
  return link ? `<a href="${link.value}" data-route=""${attributes}>` : `<span${attributes}>`;
}

/** HTML of a piece of code with the marks inside it. */
export function markedHtml(text: string, start: number, marks: readonly Mark[]): string {
  const inside = marks.filter((mark) => mark.start >= start && mark.end <= start + text.length);
  let at = 0;
  const parts = inside.map((mark, index) => {
    // The first mark of a place has written all of them.
    if (inside[index - 1]?.start === mark.start) return '';
    const before = escapeHtml(text.slice(at, mark.start - start));
    at = mark.end - start;
    const name = escapeHtml(text.slice(mark.start - start, at));
    const tag = startTag(inside.filter((other) => other.start === mark.start));
    return `${before}${tag}${name}</${tag.startsWith('<a') ? 'a' : 'span'}>`;
  });
  return parts.join('') + escapeHtml(text.slice(at));
}
