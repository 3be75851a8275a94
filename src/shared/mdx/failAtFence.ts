import type {Code} from 'mdast';
import type {VFile} from 'vfile';
import type {DataMistake} from '../parseData.ts';

/** Fails the build at the first mistake in a fence, and tells all of them with lines of the page. */
export function failAtFence(
  refusal: string,
  mistakes: readonly DataMistake[],
  node: Code,
  file: VFile,
): never {
  const fence = node.position?.start.line ?? 0;
  const problems = mistakes.map(({line, problem}) => `line ${fence + line}: ${problem}`);
  const line = fence + (mistakes[0]?.line ?? 0);
  file.fail(`${refusal} ${problems.join('; ')}`, {line, column: 1});
}
