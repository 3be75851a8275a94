import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {parseMdx as parse} from '../../../src/shared/mdx/parseMdx.ts';
import type {PageFault} from './types.ts';

/** What the parser throws; its class is of a package that only the parser depends on. */
type Complaint = VFile['messages'][number];

const isComplaint = (error: unknown): error is Complaint =>
  error instanceof Error && 'reason' in error;

/**
 * Parses a page.
 *
 * @returns the tree, or the fault that keeps the page from being read
 */
export function parseMdx(file: string, source: string): {root: Root} | {fault: PageFault} {
  try {
    return {root: parse(source)};
  } catch (error) {
    if (!isComplaint(error)) throw error;
    return {
      fault: {
        file,
        line: error.line ?? 1,
        column: error.column,
        message: `MDX cannot be parsed: ${error.reason}`,
        hint: 'escape { and < in text with a backslash, or put them in `code`',
      },
    };
  }
}
