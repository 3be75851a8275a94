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

/** Docusaurus takes `{#id}` off headings before MDX would read it as an expression. */
const RE_HEADING_ID = /^(#{1,6} .*?)\{(#[\w-]+)\}(?=[ \t]*$)/gm;

/**
 * Parses a page without compiling it. Headings keep their `{#id}` as text.
 *
 * @throws VFileMessage with line and column when the page is not valid MDX.
 */
export function parseMdx(source: string): Root {
  return processor.parse(source.replace(RE_HEADING_ID, '$1\\{$2}'));
}
