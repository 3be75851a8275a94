import {placeholders} from '../../new/newPageText.ts';
import type {PageError} from '../compilePage.ts';

/** Finds what a new page says until its writer does. */
export function placeholderMistakes(file: string, source: string): PageError[] {
  return source.split('\n').flatMap((line, index) => {
    const left = placeholders.find((text) => line.includes(text));
    return left
      ? [{file, line: index + 1, reason: `"${left}" is of the template: write your own text`}]
      : [];
  });
}
