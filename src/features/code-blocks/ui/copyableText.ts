/** The code as a reader wants it on the clipboard: without the lines marked as removed. */
export function copyableText(pre: Element | null): string {
  const code = pre?.cloneNode(true) as Element | undefined;
  code?.querySelectorAll('.removed').forEach((line) => {
    line.nextSibling?.remove();
    line.remove();
  });
  return (code?.textContent ?? '').replace(/\n$/, '');
}
