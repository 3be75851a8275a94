import {defaultHandlers, type Handle} from 'hast-util-to-mdast';
import {admonition} from './admonition.ts';
import {ariaList} from './ariaList.ts';
import {codeBlock, unseenCode} from './codeBlock.ts';
import {definitionList} from './definitionList.ts';
import {footnoteReference, footnotes} from './footnotes.ts';
import {form, namedSection} from './form.ts';
import {caption, picture, summary, table, tabPanel} from './labeled.ts';
import {math} from './math.ts';
import {steps} from './steps.ts';
import {tool} from './tool.ts';
import type {ElementHandler} from './types.ts';
import {hasClass} from '../../../shared/mdx/hast.ts';

/** A word whose definition is at hand on the page: the word. */
const term: ElementHandler = (state, element) =>
  hasClass(element, 'term') ? state.all(element) : undefined;

/** Which of our handlers look at an element, by its tag, in this order. */
const ours = {
  a: [footnoteReference, term],
  div: [codeBlock, unseenCode, tool, tabPanel, admonition, picture, ariaList, steps],
  dl: [definitionList],
  figcaption: [caption],
  form: [form],
  section: [footnotes, namedSection],
  span: [math, picture],
  summary: [summary],
  svg: [picture],
  table: [table],
} satisfies Record<string, readonly ElementHandler[]>;

function firstAnswer(tag: string, handlers: readonly ElementHandler[]): Handle {
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
