import {defaultHandlers, type Handle} from 'hast-util-to-mdast';
import {ariaList, definitionList, footnoteReference, footnotes} from './lists.ts';
import * as blocks from './blocks.ts';
import {form, namedSection} from './form.ts';

/** Which of our handlers look at an element, by its tag, in this order. */
const ours = {
  a: [footnoteReference, blocks.term],
  div: [
    blocks.codeBlock,
    blocks.unseenCode,
    blocks.tool,
    blocks.tabPanel,
    blocks.admonition,
    blocks.picture,
    ariaList,
    blocks.steps,
  ],
  dl: [definitionList],
  figcaption: [blocks.caption],
  form: [form],
  section: [footnotes, namedSection],
  span: [blocks.math, blocks.picture],
  summary: [blocks.summary],
  svg: [blocks.picture],
  table: [blocks.table],
} satisfies Record<string, readonly blocks.ElementHandler[]>;

function firstAnswer(tag: string, handlers: readonly blocks.ElementHandler[]): Handle {
  return (state, element, parent) => {
    for (const handler of handlers) {
      const answer = handler(state, element, parent);
      if (answer) {
        return answer;
      }
    }
    return defaultHandlers[tag as keyof typeof defaultHandlers](state, element as never);
  };
}

/** Handlers for `hast-util-to-mdast` that know the components of this site. */
export const handlers: Record<string, Handle> = Object.fromEntries(
  Object.entries(ours).map(([tag, list]) => [tag, firstAnswer(tag, list)]),
);
