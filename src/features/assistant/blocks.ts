/** A piece of running text. */
export interface Inline {
  text: string;
  isCode: boolean;
}

/** A paragraph or a list item. */
export interface TextBlock {
  kind: 'paragraph' | 'item';
  inlines: Inline[];
}

export interface CodeBlock {
  kind: 'code';
  /** The file's name or the language, with the label of the tab it stands in. */
  name: string;
  text: string;
}

export interface TableBlock {
  kind: 'table';
  head: string[];
  rows: string[][];
  /** Number of rows that the page has besides. */
  omitted: number;
}

/** A part of a page as plain data: nothing in it is markup. */
export type Block = TextBlock | CodeBlock | TableBlock;

/** The words of a block. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'item':
      return block.inlines.map(({text}) => text).join('');
    case 'code':
      return `${block.name}\n${block.text}`;
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.join(' ')).join('\n');
  }
}
