import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {parseMdx} from '../../../src/shared/mdx/parseMdx.ts';

type Transform = (tree: Root, file: VFile) => void;

const writer = unified()
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify);

function transformTree(source: string, transforms: readonly Transform[]): Root {
  const tree = parseMdx(source);
  const file = new VFile({path: 'docs/example.mdx', value: source});
  transforms.forEach((transform) => transform(tree, file));
  return tree;
}

/**
 * Applies tree plugins to a page.
 *
 * @returns the page as Markdown, tables without padding
 * @throws VFileMessage that starts with `docs/example.mdx:line:column`
 */
export function transformPage(source: string, ...transforms: readonly Transform[]): string {
  return writer.stringify(transformTree(source, transforms));
}

/** Returns functions that apply a remark plugin to a page and tell what its writer is told. */
export function treeTransformer(plugin: () => Transform) {
  const transform = (source: string): Root => transformTree(source, [plugin()]);
  return {transform, errorOf: (source: string) => errorOf(() => transform(source))};
}

/** The error of an action, starting with the place; empty when there is none. */
export function errorOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return String(error);
  }
  return '';
}
