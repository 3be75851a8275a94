import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Certainty} from '../schemas/types.ts';
import {jsxElement} from './jsxElement.ts';

/** A word for how sure a fact is; the colour only repeats it. */
export function certaintyBadge(certainty: Certainty): MdxJsxTextElement {
  return {
    ...jsxElement('span', {className: 'badge--certainty', 'data-certainty': certainty}),
    type: 'mdxJsxTextElement',
    children: [{type: 'text', value: certainty}],
  };
}
