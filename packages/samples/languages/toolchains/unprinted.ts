import type {Fence, Finding} from '../../core/types.ts';

/**
 * Finds the first comment `=> text` of a sample with a line that it does not print after the lines
 * of the comments above.
 *
 * @param comment finds the text of such a comment at the end of a line
 */
export function unprinted(fence: Fence, comment: RegExp, printed: readonly string[]): Finding[] {
  let from = 0;
  for (const [index, text] of fence.code.split('\n').entries()) {
    const shown = comment.exec(text)?.[1]?.trimEnd();
    if (shown === undefined) continue;
    const at = printed.findIndex((line, place) => place >= from && line.trimEnd() === shown);
    if (at === -1) {
      const rest = printed.slice(from).map((line) => `\`${line}\``);
      const message = `the sample does not print this; it prints ${rest.join(', ') || 'no more'}`;
      return [{fence, line: fence.line + index, message}];
    }
    from = at + 1;
  }
  return [];
}
