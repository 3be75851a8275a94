/** A comment `=> text`, and the lines of the statement that should print the text. */
export type Mark = {line: number; start: number; end: number; text: string};

/** What one statement of a sample printed. */
export type Printed = {file: string; line: number; printed: string};

const ANYTHING = '…';

/** Whether a printed line is the one that a mark shows; `…` stands for any text. */
export function isShown(shown: string, printed: string): boolean {
  const parts = shown.split(ANYTHING).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(printed);
}

/**
 * Compares the marks of a sample with what their statements printed: several marks behind one
 * statement are the lines that it prints, in order.
 *
 * @returns the first difference of each statement, at the line of a mark
 */
export function checkMarks(
  marks: readonly Mark[],
  printed: readonly Printed[],
): {line: number; message: string}[] {
  const statements = new Map(marks.map((mark) => [`${mark.start}-${mark.end}`, mark]));
  return [...statements.values()].flatMap(({start, end}) => {
    const own = marks.filter((mark) => mark.start === start && mark.end === end);
    const lines = printed
      .filter(({line}) => line >= start && line <= end)
      .flatMap((each) => each.printed.split('\n'));
    const length = Math.max(own.length, lines.length);
    const index = Array.from({length}).findIndex(
      (_, i) => !isShown(own[i]?.text ?? '', lines[i] ?? '') || !own[i] || lines[i] === undefined,
    );
    if (index === -1) return [];
    const {line} = own[Math.min(index, own.length - 1)]!;
    const says = lines[index];
    if (says === undefined) return [{line, message: 'the statement does not print this'}];
    const more = own[index] ? '' : 'one line more: ';
    return [{line, message: `the statement prints ${more}\`${says}\``}];
  });
}
