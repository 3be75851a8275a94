/** An error in a piece of data, at 1-based positions of the code. */
export type Problem = {line: number; column?: number; message: string; hint?: string};

/** The 1-based position of an offset. */
export function positionAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset);
  return {
    line: before.split('\n').length,
    column: offset - before.lastIndexOf('\n'),
  };
}
