import htmlTags from 'html-tags';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {suggest, suggestOrList} from '../../../shared/suggest.ts';
import {buildElementNames, componentAttributes, mdxComponentNames} from './mdxComponents.ts';
import {declaredNames} from './declaredNames.ts';

/** Why an element in lower case is refused; undefined when a page may have it. */
function refusalOf(element: string): string | undefined {
  if (element === 'script') {
    return 'A page runs no scripts of its own: the policy of the site forbids them. Remove it.';
  }
  if (!/^[a-z][a-z\d]*$/.test(element) || (htmlTags as readonly string[]).includes(element)) {
    return undefined;
  }
  return `HTML has no element <${element}>; ${
    suggest(element, htmlTags) ?? 'put code between backticks.'
  }`;
}

/** Why the attributes of an element are refused; undefined when a page may give them. */
function attributeRefusal({name, attributes}: MdxJsxFlowElement): string | undefined {
  const known = componentAttributes[name ?? ''];
  const given = attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [each.name] : []));
  const [first] = known ? given.filter((each) => !known.includes(each)) : [];
  return known && first && `<${name}> has no attribute ${first}; ${suggestOrList(first, known)}`;
}

/**
 * Remark plugin: fails the build at the line of an element that HTML does not have, of a script, and
 * of a component that neither the site nor the page
 * provides, or that has no such attribute. MDX itself would only fail while rendering, without a line.
 */
export default function remarkKnownComponents() {
  return (tree: Root, file: VFile) => {
    const declared = declaredNames(tree);
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const name = 'name' in node && typeof node.name === 'string' ? node.name : '';
      const refusal = refusalOf(name);
      if (refusal) {
        file.fail(refusal, node.position);
      }
      if (name === 'svg') {
        return SKIP;
      }
      const root = name.split('.')[0] ?? '';
      const isComponent = /^[A-Z]/.test(root);
      const isKnown = declared.has(root) || (mdxComponentNames as readonly string[]).includes(root);
      if (isComponent && !isKnown) {
        const advice =
          suggest(root, [...mdxComponentNames, ...buildElementNames, ...declared]) ??
          `import it, or use one of: ${mdxComponentNames.join(', ')}.`;
        file.fail(`Unknown component <${name}>; ${advice}`, node.position);
      }
      // What plugins wrote has no position.
      const isWritten = node.position && !declared.has(root);
      const wrong = isWritten && attributeRefusal(node as MdxJsxFlowElement);
      if (wrong) {
        file.fail(wrong, node.position);
      }
      return undefined;
    });
  };
}
