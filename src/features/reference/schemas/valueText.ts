/** A plain value in Markdown: strings without quotes, null as a word. */
export function valueText(value: unknown): string {
  if (value === null) return 'null';
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}
