import type {Root} from 'mdast';
import {VFileMessage} from 'vfile-message';
import {parseMdx as parse} from '../../../src/shared/mdx/parseMdx.ts';
import type {PageFault} from './types.ts';

/**
 * Parses a page.
 *
 * @returns the tree, or the fault that keeps the page from being read
 */
export function parseMdx(file: string, source: string): {root: Root} | {fault: PageFault} {
  try {
    return {root: parse(source)};
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
