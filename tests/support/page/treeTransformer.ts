import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {parseMdx} from '../../../packages/samples/core/mdx.ts';

const FILE = 'docs/example.mdx';

/** Returns functions that apply a remark plugin to a page and tell what its writer is told. */
export function treeTransformer(plugin: () => (tree: Root, file: VFile) => void): {
  transform: (source: string) => Root;
  /** The error, starting with the place; empty when there is none. */
  errorOf: (source: string) => string;
} {
  const transform = (source: string): Root => {
    const result = parseMdx(FILE, source);
    if ('fault' in result) {
      throw new Error(result.fault.message);
    }
    plugin()(result.root, new VFile({path: FILE, value: source}));
    return result.root;
  };
  const errorOf = (source: string): string => {
    try {
      transform(source);
    } catch (error) {
      return String(error);
    }
    return '';
  };
  return {transform, errorOf};
}
