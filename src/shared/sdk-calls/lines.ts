/** A code block shows 80 characters of a line beside the sidebars; functions indent by four. */
const COLUMNS = 76;

/** Whether code fits on a line. */
export const fits = (line: string): boolean => line.length <= COLUMNS;

/** How a language breaks a list that is too long for a line. */
interface Style {
  indent?: string;
  /** Whether each item has a line, even where all of them would fit on the next one. */
  isListed?: boolean;
  /** What stands behind the last item. */
  trailing?: ',';
}

/** Writes a list, such as the arguments of a call, on one line or on lines of its own. */
export function invoke(
  head: string,
  items: readonly string[],
  tail: string,
  {indent = '  ', isListed = false, trailing}: Style = {},
): string[] {
  const line = `${head}${items.join(', ')}${tail}`;
  if (fits(line)) return [line];
  const next = `${indent}${items.join(', ')}${trailing ?? ''}`;
  const listed = items.map((item, index) => {
    return `${indent}${item}${index < items.length - 1 ? ',' : (trailing ?? '')}`;
  });
  const inner = !isListed && fits(next) ? [next] : listed;
  return [head.trimEnd(), ...inner, tail.trimStart()];
}

/** Writes an assignment on one line, or its value on the next. */
export function assign(variable: string, value: string): string[] {
  const line = `${variable} ${value}`;
  return fits(line) ? [line] : [variable, `    ${value}`];
}
