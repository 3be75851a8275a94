import type {Code, Parent, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {capitalize} from '../../shared/capitalize.ts';
import {dataAttribute, jsxElement} from '../../shared/mdx/jsxElement.ts';
import {failAtFence} from '../../shared/mdx/failAtFence.ts';
import {text} from '../../shared/mdx/nodes.ts';
import {table, type Column} from '../../shared/mdx/table.ts';
import {drawChart, type DrawnChart} from './drawChart.ts';
import type {Numbers} from './drawing/svg.ts';

/** The picture as one string of HTML, which the browser takes as it is. */
function picture({width, height, content, alt}: DrawnChart): RootContent {
  const svg = jsxElement('svg', {
    viewBox: `0 0 ${width} ${height}`,
    width: String(width),
    height: String(height),
    role: 'img',
    'aria-label': alt,
  });
  svg.attributes.push(dataAttribute('dangerouslySetInnerHTML', {__html: content}));
  return svg;
}

/** The numbers behind the picture, closed until somebody wants them. */
function disclosure({head, rows}: Numbers): RootContent {
  const columns = head.map((title, index): Column<string[]> => ({
    title: title ? capitalize(title) : 'Shown',
    isRowHeader: index === 0,
    cell: (row) => (row[index] ? [text(row[index])] : []),
  }));
  const details = jsxElement('details', {});
  const summary = jsxElement('summary', {});
  summary.children = [text('The numbers') as never];
  details.children = [summary, table(columns, rows)];
  // As if a writer had put it in angle brackets: MDX replaces no such element by a component.
  return Object.assign(details, {data: {_mdxExplicitJsx: true}});
}

function render(node: Code, file: VFile): RootContent[] {
  const drawn = drawChart(node.value);
  if ('mistakes' in drawn) {
    failAtFence('This chart cannot be drawn.', drawn.mistakes, node, file);
  }
  return [picture(drawn), disclosure(drawn.numbers)];
}

/**
 * Remark plugin: draws every `chart` fence while building, with its numbers in a table behind it,
 * and fails the build at the line of a mistake.
 */
export default function remarkCharts() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', (node, index, parent: Parent | undefined) => {
      if (node.lang !== 'chart' || !parent || index === undefined) return undefined;
      const content = render(node, file);
      parent.children.splice(index, 1, ...content);
      return [SKIP, index + content.length];
    });
  };
}
