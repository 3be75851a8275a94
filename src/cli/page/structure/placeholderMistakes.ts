import {placeholders} from '../../new/newPageText.ts';
import type {Diagnostic} from '../../../shared/diagnostic.ts';

/** Finds what a new page says until its writer does. */
export function placeholderMistakes(file: string, source: string): Diagnostic[] {
  return source.split('\n').flatMap((line, index) => {
    const left = placeholders.find((text) => line.includes(text));
    return left
      ? [{file, line: index + 1, message: `"${left}" is of the template: write your own text`}]
      : [];
  });
}
