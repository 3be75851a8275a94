import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {failAtFence} from '../../shared/mdx/failAtFence.ts';
import {expandCalls} from './expandCalls.ts';

/**
 * Remark plugin: writes the calls of every `call` fence in all languages, and fails the build at the
 * line of a mistake.
 */
export default function remarkSdkCalls() {
  return (tree: Root, file: VFile) =>
    expandCalls(tree, (mistakes, node) =>
      failAtFence('These calls cannot be written.', mistakes, node, file),
    );
}
