import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import {compareProofs} from '../../../packages/samples/proofs/compare.ts';
import {claimMistakes} from '../../features/claims/claims.ts';
import {explain} from '../../features/writing/compile-errors/explain.ts';
import {parseMdx} from '../../shared/mdx/parseMdx.ts';
import type {Diagnostic} from '../../shared/diagnostic.ts';
import {anchorsOf} from './links/anchorsOf.ts';
import {linkMistakes} from './links/linkMistakes.ts';
import {structureMistakes} from './structureMistakes.ts';

function claimMistakesOn(file: string): Diagnostic[] {
  try {
    return claimMistakes(file, anchorsOf);
  } catch (error) {
    return [explain(file, '', error as Error)];
  }
}

function parse(source: string): Root | undefined {
  try {
    return parseMdx(source);
  } catch {
    return undefined;
  }
}

/**
 * Finds what a page's source shows to be wrong, without compiling it: links, samples, its
 * outline, the places of its claims. What is no MDX is left to who compiles it.
 *
 * @param file path of the page, relative to the repository
 */
export async function sourceMistakes(file: string): Promise<Diagnostic[]> {
  const source = readFileSync(file, 'utf8');
  const tree = parse(source);
  return tree
    ? [
        ...linkMistakes(file, tree),
        ...structureMistakes(file, tree),
        ...claimMistakesOn(file),
        ...(await compareProofs({strict: false, pages: [file]})).mistakes,
      ]
    : [];
}
