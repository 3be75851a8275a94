const RE_SPECIAL = /[",\r\n]/;

function field(value: string | null): string {
  if (value === null) return '';
  // An empty text is quoted, and so no NULL.
  return value === '' || RE_SPECIAL.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/** Lines of texts as CSV; null is an empty field. */
export function toCsv(lines: readonly (readonly (string | null)[])[]): string {
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}
