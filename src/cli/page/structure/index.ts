import {readFileSync} from 'node:fs';
import {parseMdx} from '../../../shared/mdx/parseMdx.ts';
import type {PageError} from '../compilePage.ts';
import {keywordMistakes} from './keywordMistakes.ts';
import {structureMistakes} from './structureMistakes.ts';

/**
 * Finds what a finished page may not have, but one that is being written may: a wrong structure,
 * keywords that it does not answer. A page that cannot be read is told about elsewhere.
 */
export function orderMistakes(file: string): PageError[] {
  const source = readFileSync(file, 'utf8');
  const kind = /^kind: *(\S+)$/m.exec(source)?.[1];
  try {
    return [
      ...structureMistakes({file, tree: parseMdx(source)}, kind),
      ...keywordMistakes(file, source),
    ];
  } catch {
    return [];
  }
}
