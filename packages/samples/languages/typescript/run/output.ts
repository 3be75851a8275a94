import type {Fence, Finding} from '../../../core/types.ts';

function linesOf(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
}

/**
 * Compares what a page shows as the output of a sample with what the sample printed.
 *
 * @returns the first line that differs, at the fence that shows it
 */
export function checkOutput(fence: Fence, printed: readonly string[]): Finding[] {
  const shown = linesOf(fence.code);
  const lines = linesOf(printed.join('\n'));
  const length = Math.max(shown.length, lines.length);
  const index = Array.from({length}).findIndex((_, i) => shown[i] !== lines[i]);
  if (index === -1) return [];
  const line = fence.line + Math.min(index, shown.length - 1);
  const said = lines[index];
  if (said === undefined) {
    return [{fence, line, message: 'the sample above does not print this line'}];
  }
  const more = shown[index] === undefined ? 'one line more: ' : '';
  return [{fence, line, message: `the sample above prints ${more}\`${said}\``}];
}
