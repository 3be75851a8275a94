import {dataAttribute} from '../../shared/mdx/dataAttribute.ts';
import {replaceElements} from '../../shared/mdx/replaceElements.ts';
import {entriesOf, lookUpTerm} from './lookUp.ts';

/**
 * Remark plugin: gives `<Term id="subject">` its definition and `<Glossary area="flags" />` its
 * terms, so that no page downloads the whole glossary. Fails the build at the line of an unknown
 * id or area.
 */
export default function remarkGlossaryTerms() {
  return replaceElements({
    Term: {
      attributes: {required: ['id']},
      content({id = ''}, _tree, element) {
        const {definition, term} = lookUpTerm(id);
        element.attributes.push({type: 'mdxJsxAttribute', name: 'definition', value: definition});
        if (element.children.length === 0) element.children = [{type: 'text', value: term}];
        return undefined;
      },
    },
    Glossary: {
      attributes: {required: ['area']},
      content({area = ''}, _tree, element) {
        element.attributes.push(dataAttribute('entries', entriesOf(area)));
        return undefined;
      },
    },
  });
}
