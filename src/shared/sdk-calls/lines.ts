/** How many characters of a line a code block shows beside the sidebars, without scrolling. */
const COLUMNS = 84;

const fits = (line: string): boolean => line.length <= COLUMNS;

/** How a language breaks a call that is too long for a line. */
interface Style {
  indent?: string;
  /** Whether each argument has a line. */
  isListed?: boolean;
  /** What stands behind the last argument. */
  trailing?: ',';
}

/** Writes a call on one line, or its arguments on lines of their own where it would be too long. */
export function invoke(
  head: string,
  args: readonly string[],
  tail: string,
  {indent = '  ', isListed = false, trailing}: Style = {},
): string[] {
  const line = `${head}${args.join(', ')}${tail}`;
  if (fits(line)) return [line];
  const last = `${indent}${args.join(isListed ? `,\n${indent}` : ', ')}${trailing ?? ''}`;
  return [head, ...last.split('\n'), tail];
}

/** Writes an assignment on one line, or its value on the next. */
export function assign(variable: string, value: string): string[] {
  const line = `${variable} ${value}`;
  return fits(line) ? [line] : [variable, `    ${value}`];
}
