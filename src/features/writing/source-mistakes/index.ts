import type {Code, Nodes, Root} from 'mdast';
import type {} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {closest} from '../../../shared/closest.ts';

/** Kinds of admonitions that the theme knows. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important'];

/** Whether the last line of a block closes it, after the marks of lists and quotes around it. */
function isClosed(node: Nodes, lines: readonly string[], end: RegExp): boolean {
  const {start, end: last} = node.position ?? {};
  const isOneLine = start?.line === last?.line;
  return !isOneLine && end.test(lines[(last?.line ?? 0) - 1] ?? '');
}

function isFence(node: Code, lines: readonly string[]): boolean {
  const {line = 0, column = 0} = node.position?.start ?? {};
  return /^(?:```|~~~)/.test((lines[line - 1] ?? '').slice(column - 1));
}

/**
 * Remark plugin: fails the build at the line of a block that is never closed, which would swallow
 * the rest of the page, and of an admonition whose kind does not exist, which would show as text.
 */
export default function remarkSourceMistakes() {
  return (tree: Root, file: VFile) => {
    const lines = String(file).split('\n');
    visit(tree, (node) => {
      if (node.type === 'code' && isFence(node, lines)) {
        if (!isClosed(node, lines, /(?:```|~~~)\s*$/)) {
          file.fail('This code is never closed. End it with a line of ```.', node.position?.start);
        }
      } else if (node.type === 'containerDirective' || node.type === 'leafDirective') {
        if (!ADMONITIONS.includes(node.name) || node.type === 'leafDirective') {
          const suggestion = closest(node.name, ADMONITIONS) ?? ADMONITIONS.join(', :::');
          file.fail(
            `There is no admonition ${node.type === 'leafDirective' ? '::' : ':::'}${node.name}. ` +
              `Write :::${suggestion}.`,
            node.position?.start,
          );
        }
        if (!isClosed(node, lines, /:{3,}\s*$/)) {
          file.fail(
            `This :::${node.name} is never closed. End it with a line of :::.`,
            node.position?.start,
          );
        }
      }
    });
  };
}
