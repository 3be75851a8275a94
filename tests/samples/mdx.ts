import type {Root} from 'mdast';
import type {} from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFileMessage} from 'vfile-message';
import type {PageFault} from './types.ts';

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
 * Parses a page.
 *
 * @returns the tree, or the fault that keeps the page from being read
 */
export function parseMdx(file: string, source: string): {root: Root} | {fault: PageFault} {
  try {
    return {root: processor.parse(source.replace(RE_HEADING_ID, '$1\\{$2}'))};
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return {
      fault: {
        file,
        line: error.line ?? 1,
        ...(error.column === undefined ? {} : {column: error.column}),
        message: `MDX cannot be parsed: ${error.reason}`,
        hint: 'escape { and < in text with a backslash, or put them in `code`',
      },
    };
  }
}
