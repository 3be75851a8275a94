import type {PhrasingContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {jsxElement} from '../../shared/mdx/jsxElement.ts';
import type {GlossaryTerm} from './glossary.ts';

/**
 * Builds the link of words to their entry in the glossary, with the definition at hand: a screen
 * reader reads it after the words, and `src/features/tooltip` shows it. A plain link on purpose: the site's
 * own would load the glossary ahead on every page.
 */
export function termLink(
  {id, definition}: GlossaryTerm,
  children: readonly PhrasingContent[],
): MdxJsxTextElement {
  return {
    ...jsxElement('a', {
      className: 'term',
      href: `/glossary/#${id}`,
      'aria-description': definition.replaceAll('`', ''),
    }),
    type: 'mdxJsxTextElement',
    children: [...children],
    // As if a writer had put it in angle brackets: MDX replaces no such element by a component.
    data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
  };
}
