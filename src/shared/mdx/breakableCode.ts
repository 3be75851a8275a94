import type {PhrasingContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {jsxElement} from './jsxElement.ts';
import {code, text} from './nodes.ts';

/** After punctuation, and between the words of a name. */
const PARTS = /(?<=[./_<([{,|?=&])|(?<=[a-z\d])(?=[A-Z])/;

function inlineElement(name: string, children: PhrasingContent[]): MdxJsxTextElement {
  return {
    ...jsxElement(name, {}),
    type: 'mdxJsxTextElement',
    // Keeps the plain element: the component that shows Markdown's code takes nothing but text.
    data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
    children,
  };
}

/**
 * Code for a table cell that may break between its parts: long code widens the table otherwise.
 *
 * @param parts where it may break
 */
export function breakableCode(value: string, parts: RegExp = PARTS): PhrasingContent[] {
  const [first, ...others] = value.split(parts);
  if (others.length === 0) return [code(value)];
  return [
    inlineElement('code', [
      text(first ?? ''),
      ...others.flatMap((part) => [inlineElement('wbr', []), text(part)]),
    ]),
  ];
}
