/** How a language writes what JSON can hold. */
export interface Notation {
  /** Blanks before what a list or an object holds. */
  indent: string;
  /** Characters that a list or an object may take in one line. */
  width: number;
  /** Writes the name of a field. */
  name(name: string): string;
  /** Writes a text, a number, a truth value or null. */
  scalar(value: unknown): string;
}

/**
 * Puts parts between two brackets: in one line when it is short enough, else each in its own.
 *
 * @param margin blanks before the line that the brackets begin in
 */
export function bracket(
  [open, close]: readonly [string, string],
  parts: readonly string[],
  {indent, width}: Notation,
  margin = '',
): string {
  const line = `${open}${parts.join(', ')}${close}`;
  if (line.length <= width && !line.includes('\n')) return line;
  const lines = parts.map((part) => `${margin}${indent}${part}`);
  return `${open}\n${lines.join(',\n')}\n${margin}${close}`;
}

/** Writes a value of JSON as a literal of a language; see `bracket` for `margin`. */
export function literal(value: unknown, notation: Notation, margin = ''): string {
  if (typeof value !== 'object' || value === null) return notation.scalar(value);
  const write = (part: unknown) => literal(part, notation, margin + notation.indent);
  return Array.isArray(value)
    ? bracket(['[', ']'], value.map(write), notation, margin)
    : bracket(
        ['{', '}'],
        Object.entries(value).map(([name, part]) => `${notation.name(name)}: ${write(part)}`),
        notation,
        margin,
      );
}
