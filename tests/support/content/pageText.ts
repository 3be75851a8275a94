import {existsSync, readFileSync} from 'node:fs';
import type {Code, Nodes} from 'mdast';
import {parseMdx} from '../../../packages/samples/core/mdx.ts';
import {drawChart} from '../../../src/features/charts/drawChart.ts';
import {drawScreen} from '../../../src/features/product-screens/drawScreen.ts';
import {attributeTexts} from '../../../src/shared/mdx/findLinks.ts';

/** Attributes that a reader sees or hears. */
const TEXT_ATTRIBUTES = ['title', 'caption', 'label', 'alt', 'aria-label'];

/** A formula's numbers as read: `10{,}000` is 10,000. */
function formulaText(tex: string): string {
  return tex.replaceAll('{,}', ',').replaceAll('\\%', '%');
}

/** A drawing as a reader without the picture meets it; code as it is. */
function codeText({lang, value}: Code): string {
  if (lang === 'screen') {
    const drawn = drawScreen(value);
    return 'mistakes' in drawn ? value : drawn.caption;
  }
  const drawn = lang === 'chart' ? drawChart(value) : undefined;
  return !drawn || 'mistakes' in drawn
    ? value
    : [drawn.alt, ...drawn.numbers.rows.map((row) => row.join(' | '))].join('\n');
}

const SEPARATORS: Partial<Record<Nodes['type'], string>> = {
  tableRow: ' | ',
  root: '\n',
  table: '\n',
};

function textOf(node: Nodes): string {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return '';
    case 'math':
    case 'inlineMath':
      return formulaText(node.value);
    case 'code':
      return codeText(node);
    default:
  }
  if ('value' in node) {
    return node.value;
  }
  const children = 'children' in node ? node.children.map(textOf) : [];
  const separator = SEPARATORS[node.type] ?? (node.type === 'mdxJsxFlowElement' ? '\n' : '');
  return [...attributeTexts(node, TEXT_ATTRIBUTES), children.join(separator)].join('\n');
}

/** What the page at `route` says, without markup. The cells of a table row are joined by ` | `. */
export function readPageText(route: string): string {
  const path = `docs${route.replace(/\/$/, '')}`;
  const file = existsSync(`${path}.mdx`) ? `${path}.mdx` : `${path}/index.mdx`;
  const result = parseMdx(file, readFileSync(file, 'utf8'));
  if ('fault' in result) {
    throw new Error(`${file}:${result.fault.line}: ${result.fault.message}`);
  }
  return textOf(result.root).replace(/[^\S\n]+/g, ' ');
}

/** True when `text` holds `expected` and not only as a part of a longer number. */
export function holds(text: string, expected: string): boolean {
  const escaped = expected.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\d.,−-])${escaped}(?![\\d%]|[.,]\\d)`, 'u').test(text);
}
