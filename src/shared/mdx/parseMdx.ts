import type {Root} from 'mdast';
import type {} from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** The syntax extensions of the site build, so that a page means the same here and there. */
const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkMath);

/**
 * Parses a page without compiling it.
 *
 * @throws VFileMessage with line and column when the page is not valid MDX.
 */
export function parseMdx(source: string): Root {
  return processor.parse(source);
}
