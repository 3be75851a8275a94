import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {compareProofs} from '../../../packages/samples/proofs/compare.ts';
import {claimMistakes} from '../../features/claims/claimMistakes.ts';
import {findFailureStatements} from '../../features/claims/failureStatements.ts';
import {errorMessage} from '../../shared/errorMessage.ts';
import {parseMdx} from '../../shared/mdx/parseMdx.ts';
import type {Diagnostic} from '../../shared/diagnostic.ts';
import {linkMistakes} from './links/linkMistakes.ts';

function claimMistakesOn(file: string, source: string, tree: Root): Diagnostic[] {
  const isClaimed = file.startsWith('docs/sdks/') && !path.basename(file).startsWith('_');
  if (!isClaimed) {
    return [];
  }
  try {
    return claimMistakes({file, source, statements: findFailureStatements(tree, source)});
  } catch (error) {
    return [{file, message: errorMessage(error)}];
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
 * Finds what a page's source shows to be wrong, without compiling it: links, samples, statements
 * about failure without evidence. What is no MDX is left to who compiles it.
 *
 * @param file path of the page, relative to the repository
 */
export async function sourceMistakes(file: string): Promise<Diagnostic[]> {
  const source = readFileSync(file, 'utf8');
  const tree = parse(source);
  return tree
    ? [
        ...linkMistakes(file, tree),
        ...claimMistakesOn(file, source, tree),
        ...(await compareProofs({strict: false, pages: [file]})).mistakes,
      ]
    : [];
}
