import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {dataAttribute} from '../../shared/mdx/dataAttribute.ts';
import {entriesOf, lookUpTerm} from './lookUp.ts';
import {errorMessage} from '../../shared/errorMessage.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns the only attribute of an element, which must be a quoted string. */
function readAttribute(element: JsxElement, name: string): string {
  const [attribute, ...others] = element.attributes;
  if (
    others.length > 0 ||
    attribute?.type !== 'mdxJsxAttribute' ||
    attribute.name !== name ||
    typeof attribute.value !== 'string'
  ) {
    throw new Error(`Write <${element.name} ${name}="…"> with one quoted value.`);
  }
  return attribute.value;
}

const fillers: Readonly<Record<string, (element: JsxElement) => void>> = {
  Term(element) {
    const {definition, term} = lookUpTerm(readAttribute(element, 'id'));
    element.attributes.push({type: 'mdxJsxAttribute', name: 'definition', value: definition});
    if (element.children.length === 0) {
      element.children = [{type: 'text', value: term}];
    }
  },
  Glossary(element) {
    const entries = entriesOf(readAttribute(element, 'area'));
    element.attributes.push(dataAttribute('entries', entries));
  },
};

/**
 * Remark plugin: gives `<Term id="subject">` its definition and `<Glossary area="flags" />` its
 * terms, so that no page downloads the whole glossary. Fails the build at the line of an unknown
 * id or area.
 */
export default function remarkGlossaryTerms() {
  return (tree: Root, file: VFile) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as JsxElement;
      const fill = fillers[element.name ?? ''];
      try {
        fill?.(element);
      } catch (error) {
        file.fail(`<${element.name}>: ${errorMessage(error)}`, element.position);
      }
    });
  };
}
