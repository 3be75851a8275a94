import {createSlugger} from '@docusaurus/utils';
import type {Heading} from 'mdast';
import {readHeading} from '../../../shared/mdx/readHeading.ts';
import {at, type Rule} from './mistake.ts';

function idOf(heading: Heading): string {
  const {id, text} = readHeading(heading);
  return id ?? createSlugger().slug(text);
}

/** Finds headings whose chosen id another heading has: a link opens the first of them. */
export const findRepeatedId: Rule = (node, {headings}) => {
  const chosen = node.type === 'heading' ? readHeading(node).id : undefined;
  if (chosen === undefined) return undefined;
  const other = headings.find((heading) => heading !== node && idOf(heading) === chosen);
  return other
    ? at(
        node,
        `The heading at line ${other.position?.start.line} has the id "${chosen}", too. Choose another.`,
      )
    : undefined;
};
