import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {dataAttribute} from '../dataAttribute.ts';
import type {ElementKind} from './elements.ts';
import {elements} from './elements.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

function readAttributes(node: JsxElement, kind: ElementKind): Record<string, string> {
  const given: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
      given[attribute.name] = attribute.value;
    }
  }
  const missing = kind.attributes.filter((name) => !given[name]);
  const unknown = Object.keys(given).filter((name) => !kind.attributes.includes(name));
  if (missing.length > 0 || unknown.length > 0) {
    const usage = [node.name, ...kind.attributes.map((name) => `${name}="…"`)].join(' ');
    throw new Error(`Write <${usage} /> with quoted values.`);
  }
  return given;
}

/**
 * Remark plugin: gives `<SdkOptions sdk="node" of="IClientConfig" />` and its siblings the rows
 * they show, so that no manifest reaches the reader's browser. Fails the build at the line of an
 * unknown SDK or symbol.
 */
export default function remarkSdkData() {
  return (tree: Root, file: VFile) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as JsxElement;
      const kind = elements[element.name ?? ''];
      if (!kind) return;
      try {
        const {data, children = []} = kind.content(readAttributes(element, kind));
        if (data !== undefined) element.attributes.push(dataAttribute('data', data));
        element.children = children as typeof element.children;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        file.fail(`<${element.name}>: ${reason}`, element.position);
      }
    });
  };
}
