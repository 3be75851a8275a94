/** A column of text: how many characters fit into a line of prose, and of a table. */
interface Column {
  prose: number;
  table: number;
}

export const WIDE: Column = {prose: 82, table: 88};
export const NARROW: Column = {prose: 42, table: 36};

/** Lines that a list adds around each item, and a table around each row. */
const ITEM_GAP = 0.2;
const ROW_GAP = 0.62;

/** KaTeX sets formulas in letters 1.21 times as high as text, whose lines are 1.65 of its letters. */
const LINES_PER_EM = 1.21 / 1.65;

/** A formula is written three times: for the eye, in MathML, and as TeX that nobody sees. */
function whatIsSeen(html: string): string {
  return html.replace(/<math[\s>][\s\S]*?<\/math>|<span hidden[^>]*>[^<]*<\/span>/g, '');
}

function textLength(html: string): number {
  return html.replace(/<[^>]*>/g, '').replace(/&[#\w]+;/g, '-').length;
}

/** Heights of the formulas in a text, in lines. */
function formulaHeights(html: string): number[] {
  return [...html.matchAll(/class="strut" style="height:([\d.]+)em/g)].map(
    ([, height]) => Number(height) * LINES_PER_EM,
  );
}

/** Lines of a paragraph; one that holds a fraction or a sum is higher. */
function linesOfText(html: string, width: number): number {
  const lines = Math.max(1, Math.ceil(textLength(html) / width));
  return lines + Math.max(0, Math.max(0, ...formulaHeights(html)) - 1);
}

function sumOver(parts: readonly string[], linesOf: (part: string) => number, gap: number): number {
  return parts.reduce((sum, part) => sum + linesOf(part) + gap, 0);
}

/**
 * Estimates how high an element of a page is before it is laid out.
 *
 * @param html the element, with what KaTeX made of its formulas.
 * @returns lines of text.
 */
export function estimateLines(html: string, {prose, table}: Column): number {
  const seen = whatIsSeen(html);
  const rows = seen.split('<tr').slice(1);
  const items = seen.split('<li').slice(1);
  if (rows.length > 0) {
    return sumOver(rows, (row) => linesOfText(`<tr${row}`, table), ROW_GAP);
  }
  if (items.length > 0) {
    return sumOver(items, (item) => linesOfText(`<li${item}`, prose - 4), ITEM_GAP);
  }
  return linesOfText(seen, prose);
}
