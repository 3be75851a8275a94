import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {closest} from '../../data/closest.ts';
import {buildElementNames, mdxComponentNames} from '../../data/mdxComponents.ts';
import {declaredNames} from './declaredNames.ts';

/**
 * Remark plugin: fails the build at the line of a component that neither the site nor the page
 * provides. MDX itself would only fail while rendering, without a line.
 */
export default function remarkKnownComponents() {
  return (tree: Root, file: VFile) => {
    const declared = declaredNames(tree);
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const name = 'name' in node && typeof node.name === 'string' ? node.name : '';
      const root = name.split('.')[0] ?? '';
      const isComponent = /^[A-Z]/.test(root);
      const isKnown = declared.has(root) || (mdxComponentNames as readonly string[]).includes(root);
      if (isComponent && !isKnown) {
        const suggestion = closest(root, [...mdxComponentNames, ...buildElementNames, ...declared]);
        file.fail(
          `Unknown component <${name}>. ${
            suggestion
              ? `Did you mean <${suggestion}>?`
              : `Import it, or use one of: ${mdxComponentNames.join(', ')}.`
          }`,
          node.position,
        );
      }
    });
  };
}
