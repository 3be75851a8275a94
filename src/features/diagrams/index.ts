import type {Code, Parent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {dataAttribute, jsxElement} from '../../shared/mdx/jsxElement.ts';
import {inThread} from '../../shared/threads/inThread.ts';
import type {Drawn} from './drawDiagram.thread.ts';

const draw = inThread<string, Drawn>(new URL('./drawDiagram.thread.ts', import.meta.url));

function attribute(node: Code, name: 'alt' | 'caption', file: VFile): string {
  const value = new RegExp(`${name}="([^"]+)"`).exec(node.meta ?? '')?.[1];
  if (!value) {
    file.fail(
      name === 'alt'
        ? 'A diagram needs a text alternative: ```mermaid alt="what it shows" caption="…"'
        : 'A diagram needs a caption with its conclusion: ```mermaid alt="…" caption="…"',
      node.position,
    );
  }
  return value;
}

async function render(node: Code, file: VFile) {
  const alt = attribute(node, 'alt', file);
  const caption = attribute(node, 'caption', file);
  const drawn = await draw(node.value);
  if ('error' in drawn) {
    const line = (node.position?.start.line ?? 0) + drawn.error.line;
    file.fail(`Mermaid cannot read this diagram: ${drawn.error.reason}`, {line, column: 1});
  }
  const diagram = jsxElement('Diagram', {alt, caption});
  diagram.attributes.push(dataAttribute('svg', {__html: drawn.svg}));
  return diagram;
}

/**
 * Remark plugin: draws every `mermaid` fence as SVG while building, and fails the build at a diagram
 * that cannot be drawn or has no text alternative or caption.
 */
export default function remarkDiagrams() {
  return async (tree: Root, file: VFile) => {
    const found: {node: Code; index: number; parent: Parent}[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang === 'mermaid' && parent && index !== undefined) {
        found.push({node, index, parent});
      }
    });
    for (const {node, index, parent} of found) {
      parent.children[index] = (await render(node, file)) as unknown as Code;
    }
  };
}
