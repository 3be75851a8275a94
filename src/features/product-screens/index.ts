import escapeHtml from 'escape-html';
import type {Code, Parent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {dataAttribute, importNode, jsxElement} from '../../shared/mdx/jsxElement.ts';
import {failAtFence} from '../../shared/mdx/failAtFence.ts';
import {drawScreen, type DrawnScreen} from './drawScreen.ts';

const STYLES = '@site/src/features/product-screens/ui/screen.lazy.css';

/** The figure as one string of HTML, which the browser takes as it is. */
function figure({html, alt, caption}: DrawnScreen): RootContent {
  // The parts are no text of the page: search and the Markdown of the page take the alternative.
  const picture = `<div role="img" aria-label="${escapeHtml(alt)}"><div aria-hidden="true" data-markdown-ignore="">${html}</div></div>`;
  const element = jsxElement('figure', {className: 'screen-figure'});
  const content = `${picture}<figcaption class="quiet">${escapeHtml(caption)}</figcaption>`;
  element.attributes.push(dataAttribute('dangerouslySetInnerHTML', {__html: content}));
  return element;
}

function render(node: Code, file: VFile): RootContent {
  const drawn = drawScreen(node.value);
  if ('mistakes' in drawn) {
    failAtFence('This screen cannot be drawn.', drawn.mistakes, node, file);
  }
  return figure(drawn);
}

/**
 * Remark plugin: draws every `screen` fence while building, and fails the build at the line of a
 * mistake.
 */
export default function remarkProductScreens() {
  return (tree: Root, file: VFile) => {
    let found = false;
    visit(tree, 'code', (node, index, parent: Parent | undefined) => {
      if (node.lang !== 'screen' || !parent || index === undefined) return;
      parent.children[index] = render(node, file);
      found = true;
    });
    // Only pages with a drawing load the style sheet.
    if (found) tree.children.push(importNode(STYLES));
  };
}
