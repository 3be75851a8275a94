import type {Nodes} from 'mdast';
import {closest} from '../../../shared/closest.ts';
import {at, type Rule} from './mistake.ts';

/** Kinds of admonitions that the theme knows. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important'];

/** Whether the last line of a block closes it, after the marks of lists and quotes around it. */
function isClosed(node: Nodes, lines: readonly string[], end: RegExp): boolean {
  const {start, end: last} = node.position ?? {};
  const isOneLine = start?.line === last?.line;
  return !isOneLine && end.test(lines[(last?.line ?? 0) - 1] ?? '');
}

/** Finds formulas that are never closed, which would swallow the rest of the page. */
export const findOpenFormula: Rule = (node, {lines}) =>
  node.type === 'math' && !isClosed(node, lines, /\${2,}\s*$/)
    ? at(node, 'This formula is never closed. End it with a line of $$.')
    : undefined;

/** Finds admonitions that are never closed, or whose kind does not exist. */
export const findBadAdmonition: Rule = (node, {lines}) => {
  if (node.type !== 'containerDirective' && node.type !== 'leafDirective') return undefined;
  const {type, name} = node;
  if (!ADMONITIONS.includes(name) || type === 'leafDirective') {
    const colons = type === 'leafDirective' ? '::' : ':::';
    const suggestion = closest(name, ADMONITIONS) ?? ADMONITIONS.join(', :::');
    return at(node, `There is no admonition ${colons}${name}. Write :::${suggestion}.`);
  }
  return isClosed(node, lines, /:{3,}\s*$/)
    ? undefined
    : at(node, `This :::${name} is never closed. End it with a line of :::.`);
};

/** Finds blocks below a list that are indented, but not as far as the text of its items. */
export const findLooseItem: Rule = (node, _, parent) => {
  const siblings: readonly Nodes[] = parent?.children ?? [];
  const list = siblings[siblings.indexOf(node) - 1];
  const column = node.position?.start.column ?? 1;
  const [start = 1, text = 1] =
    list?.type === 'list'
      ? [list.position?.start.column, list.children.at(-1)?.children[0]?.position?.start.column]
      : [];
  return list?.type === 'list' && column > start
    ? at(
        node,
        `This does not belong to the item above: indent it by ${text - 1} spaces, or not at all.`,
      )
    : undefined;
};
