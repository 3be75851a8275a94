/** The code as a reader wants it on the clipboard: a last line break would run a command at once. */
export function copyableText(pre: Element | null): string {
  return (pre?.textContent ?? '').replace(/\n$/, '');
}
