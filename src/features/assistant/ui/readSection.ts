import type {Block, Inline} from '../blocks.ts';
import {copyableText} from '../../code-blocks/ui/copyableText.ts';

const HEADING = /^H[1-6]$/;

/** Interface around the text, and what cannot be quoted as text. */
const SKIPPED =
  'script, style, svg, nav, button, form, footer, .hash-link, [role="tablist"], [aria-hidden="true"]';

/** Elements that hold blocks; any other element with text is a paragraph. */
const BLOCKS =
  'p, ul, ol, dl, li, pre, table, div, section, details, figure, blockquote, h1, h2, h3, h4, h5, h6';

function collapse(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ');
}

/** A formula as TeX: its rendered characters in a row would say something else. */
function texOf(element: Element): string | undefined {
  return element.classList.contains('katex')
    ? (element.querySelector('annotation')?.textContent ?? '')
    : undefined;
}

function collectInlines(node: Node, isCode: boolean, into: Inline[]): void {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = collapse(node.textContent ?? '');
    const last = into.at(-1);
    if (last && last.isCode === isCode) {
      last.text = collapse(last.text + text);
    } else if (text) {
      into.push({text, isCode});
    }
    return;
  }
  if (!(node instanceof Element) || node.matches(SKIPPED)) {
    return;
  }
  const tex = texOf(node);
  if (tex !== undefined) {
    into.push({text: tex, isCode: true});
  } else {
    node.childNodes.forEach((child) =>
      collectInlines(child, isCode || node.tagName === 'CODE', into),
    );
  }
}

function inlinesOf(nodes: Iterable<Node>): Inline[] {
  const inlines: Inline[] = [];
  for (const node of nodes) {
    collectInlines(node, false, inlines);
  }
  const [first, last] = [inlines[0], inlines.at(-1)];
  if (first) {
    first.text = first.text.trimStart();
  }
  if (last) {
    last.text = last.text.trimEnd();
  }
  return inlines.filter(({text}) => text !== '');
}

function cellTexts(cells: Iterable<Element>): string[] {
  return [...cells].map((cell) =>
    inlinesOf([cell])
      .map(({text}) => text)
      .join(''),
  );
}

function readTable(table: HTMLTableElement): Block {
  const rows = [...table.rows];
  const head = table.tHead?.rows[0];
  return {
    kind: 'table',
    head: head ? cellTexts(head.cells) : [],
    rows: rows.filter((row) => row !== head).map((row) => cellTexts(row.cells)),
    omitted: 0,
  };
}

function readCode(pre: Element): Block {
  const language = pre.closest('[data-language]')?.getAttribute('data-language');
  const tab = pre.closest('[role="tabpanel"]')?.getAttribute('data-label');
  const title = pre.getAttribute('aria-label') ?? `${language ?? ''} code`;
  return {
    kind: 'code',
    name: [tab, title].filter(Boolean).join(' · '),
    text: copyableText(pre),
  };
}

/** Collects the blocks from a heading to the next one, whatever elements lie around them. */
class SectionReader {
  readonly blocks: Block[] = [];
  private place: 'before' | 'inside' | 'after' = 'before';
  private readonly heading: Element;

  constructor(heading: Element) {
    this.heading = heading;
  }

  visit(element: Element): void {
    if (this.place === 'after' || element.matches(SKIPPED)) {
      return;
    }
    if (HEADING.test(element.tagName)) {
      this.place =
        element === this.heading ? 'inside' : this.place === 'inside' ? 'after' : this.place;
      return;
    }
    // A step may hold its own heading.
    const isLeaf = !element.querySelector('h1, h2, h3, h4, h5, h6');
    if (this.place === 'inside' && isLeaf) {
      this.read(element);
    } else {
      [...element.children].forEach((child) => this.visit(child));
    }
  }

  private read(element: Element): void {
    const code = element.hasAttribute('data-language') ? element.querySelector('pre') : undefined;
    if (code || element.tagName === 'PRE') {
      this.blocks.push(readCode(code ?? element));
    } else if (element instanceof HTMLTableElement || element.tagName === 'TABLE') {
      this.blocks.push(readTable(element as HTMLTableElement));
    } else if (element.tagName === 'LI') {
      const isInner = (node: Node): boolean =>
        node instanceof Element && node.matches('pre, table, ul, ol, div');
      this.addText(
        'item',
        [...element.childNodes].filter((node) => !isInner(node)),
      );
      [...element.children].filter(isInner).forEach((child) => this.visit(child));
    } else if (element.querySelector(BLOCKS)) {
      [...element.children].forEach((child) => this.visit(child));
    } else {
      this.addText('paragraph', [element]);
    }
  }

  private addText(kind: 'paragraph' | 'item', nodes: Iterable<Node>): void {
    const inlines = inlinesOf(nodes);
    if (inlines.length > 0) {
      this.blocks.push({kind, inlines});
    }
  }
}

/**
 * Reads a section of a built page as plain data; none of the page's markup is kept.
 *
 * @param anchor id of the section's heading; null for what stands under the page's title.
 * @returns its blocks in reading order; none when the page has no such section.
 */
export function readSection(page: Document, anchor: string | null): Block[] {
  const article = page.querySelector('main article');
  const heading = anchor === null ? article?.querySelector('h1') : page.getElementById(anchor);
  if (!article || !heading) {
    return [];
  }
  const reader = new SectionReader(heading);
  reader.visit(article);
  return reader.blocks;
}
