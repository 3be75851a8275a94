import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {dataAttribute} from '../../shared/mdx/jsxElement.ts';
import {replaceElements} from '../../shared/mdx/replaceElements.ts';
import {routeOfDoc} from '../../shared/paths.ts';
import {entriesOf} from './glossary.ts';
import {markTerms} from './markTerms.ts';

const fillElements = replaceElements({
  Glossary: {
    attributes: {required: ['area']},
    content({area = ''}, _tree, element) {
      element.attributes.push(dataAttribute('entries', entriesOf(area)));
      return undefined;
    },
  },
});

/**
 * Remark plugin: the first use of a term on a page becomes a link with its definition, and
 * `<Glossary area="flags" />` gets its terms. No page downloads the whole glossary. Fails the build
 * at the line of an unknown area.
 */
export default function remarkGlossaryTerms() {
  return (tree: Root, file: VFile): void => {
    fillElements(tree, file);
    const route = routeOfDoc(file.path);
    if (route) {
      markTerms(tree, route);
    }
  };
}
