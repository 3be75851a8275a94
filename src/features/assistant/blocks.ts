/** A piece of running text; that of a formula is TeX, as KaTeX reads it. */
export interface Inline {
  kind: 'text' | 'code' | 'math';
  text: string;
}

/** A paragraph or a list item. */
export interface TextBlock {
  kind: 'paragraph' | 'item';
  inlines: Inline[];
}

interface CodeBlock {
  kind: 'code';
  /** The file's name or the language, with the label of the tab it stands in. */
  name: string;
  text: string;
}

export interface TableBlock {
  kind: 'table';
  head: Inline[][];
  rows: Inline[][][];
  /** Number of rows that the page has besides. */
  omitted: number;
}

/** A formula on lines of its own, as TeX. */
interface FormulaBlock {
  kind: 'formula';
  text: string;
}

/** A numbered list: each step with all that stands in it. */
export interface StepsBlock {
  kind: 'steps';
  /** Number of the first step. */
  start: number;
  steps: Block[][];
}

/** A part of a page as plain data: nothing in it is markup. */
export type Block = TextBlock | CodeBlock | TableBlock | FormulaBlock | StepsBlock;

/** The words of running text. */
export function inlinesText(inlines: readonly Inline[]): string {
  return inlines.map(({text}) => text).join('');
}

/** The words of a table's row. */
export function rowText(cells: readonly (readonly Inline[])[]): string {
  return cells.map(inlinesText).join(' ');
}

/** The words of a block. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'item':
      return inlinesText(block.inlines);
    case 'formula':
      return block.text;
    case 'code':
      return `${block.name}\n${block.text}`;
    case 'table':
      return [block.head, ...block.rows].map(rowText).join('\n');
    case 'steps':
      return block.steps
        .map((step, place) => `${block.start + place}. ${step.map(blockText).join('\n')}`)
        .join('\n');
  }
}
