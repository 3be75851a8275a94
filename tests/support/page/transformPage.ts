import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';

type Transform = (tree: Root, file: VFile) => void;

/**
 * Applies tree plugins to a page.
 *
 * @returns the page as Markdown, tables without padding
 * @throws VFileMessage that starts with `docs/page.mdx:line:column`
 */
export function transformPage(mdx: string, ...transforms: readonly Transform[]): string {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkDirective)
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkStringify);
  const tree = processor.parse(mdx);
  const file = new VFile({path: 'docs/page.mdx', value: mdx});
  for (const transform of transforms) {
    transform(tree, file);
  }
  return processor.stringify(tree);
}
