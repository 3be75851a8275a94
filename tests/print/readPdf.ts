/** What Chromium writes plainly into a PDF: its sheets in order, and on which of them each id is. */
export function readPdf(pdf: Buffer): {sheets: number; sheetOf: Map<string, number>} {
  const text = pdf.toString('latin1');
  const objects = new Map(
    [...text.matchAll(/(\d+) 0 obj\s(.*?)endobj/gs)].map(([, id = '', body = '']) => [id, body]),
  );
  const kidsOf = (body: string): string[] =>
    [...(/\/Kids \[(.*?)\]/s.exec(body)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(
      ([, id = '']) => id,
    );
  const leaves = (id: string): string[] => {
    const kids = kidsOf(objects.get(id) ?? '');
    return kids.length > 0 ? kids.flatMap(leaves) : [id];
  };
  const root = /\/Type \/Catalog.*?\/Pages (\d+) 0 R/s.exec(text)?.[1] ?? '';
  const pages = leaves(root);
  const sheetOf = new Map(
    [...text.matchAll(/\/(p[^\s[/()<>]+) \[(\d+) 0 R \/XYZ/g)].map(([, name = '', page = '']) => [
      name.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      pages.indexOf(page) + 1,
    ]),
  );
  return {sheets: pages.length, sheetOf};
}
