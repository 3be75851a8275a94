import type {PhrasingContent, Root} from 'mdast';
import type {VFile} from 'vfile';
import {dataAttribute} from '../../shared/mdx/dataAttribute.ts';
import {text} from '../../shared/mdx/nodes.ts';
import {replaceElements} from '../../shared/mdx/replaceElements.ts';
import {entriesOf, lookUpTerm} from './lookUp.ts';
import {markTerms} from './markTerms.ts';
import {routeOfSource} from './routeOfSource.ts';
import {termLink} from './termLink.ts';

const fillElements = replaceElements({
  Term: {
    attributes: {required: ['id']},
    content({id = ''}, _tree, {children}) {
      const entry = lookUpTerm(id);
      const words = children.length > 0 ? (children as PhrasingContent[]) : [text(entry.term)];
      return {words: [termLink(entry, words)]};
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

/**
 * Remark plugin: `<Term id="subject">` becomes a word with its definition, and so does the first use
 * of a term on a page; `<Glossary area="flags" />` gets its terms. No page downloads the whole
 * glossary. Fails the build at the line of an unknown id or area.
 */
export default function remarkGlossaryTerms() {
  return (tree: Root, file: VFile): void => {
    fillElements(tree, file);
    const route = routeOfSource(file.path);
    if (route) {
      markTerms(tree, route);
    }
  };
}
