import type {Code, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

interface Misused {
  node: Nodes;
  message: string;
}

/** Elements that a page shows once at most. */
const ONCE = ['DemoData', 'References'];

const isElement = (node: Nodes | undefined, name: string): boolean =>
  node !== undefined && 'name' in node && node.name === name;

function hasStep(node: Nodes): boolean {
  return 'children' in node && node.children.some((child) => child.type === 'heading');
}

const isChart = (node: Nodes): node is Code => node.type === 'code' && node.lang === 'chart';

/** Finds elements that show less than they should where they stand, or stand twice. */
export function findMisused(tree: Root): Misused[] {
  const found: Misused[] = [];
  const seen = new Set<string>();
  visit(tree, (node: Nodes, _, parent: Nodes | undefined) => {
    if (isElement(node, 'Steps') && !hasStep(node)) {
      found.push({node, message: 'no step is numbered; start each in <Steps> with ###'});
    }
    if (isChart(node) && !isElement(parent, 'Figure')) {
      found.push({node, message: 'put the chart into <Figure caption="…">'});
    }
    const once = ONCE.find((name) => isElement(node, name));
    if (once && seen.has(once)) {
      found.push({node, message: `<${once} /> stands here a second time; keep one`});
    }
    if (once) seen.add(once);
  });
  return found;
}
