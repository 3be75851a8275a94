import type {createSlugger} from '@docusaurus/utils';
import type {Heading} from 'mdast';
import {readHeading} from '../../../shared/mdx/readHeading.ts';
import {at, type IdentifiedHeading, type Rule} from './mistake.ts';

/** Returns a heading with the id that its writer chose, or else that of its text. */
export function identify(
  heading: Heading,
  slugger: ReturnType<typeof createSlugger>,
): IdentifiedHeading {
  const {id, text} = readHeading(heading);
  return {heading, id: id ?? slugger.slug(text)};
}

/** Finds headings whose chosen id another heading has: a link opens the first of them. */
export const findRepeatedId: Rule = (node, {headings}) => {
  const chosen = node.type === 'heading' ? readHeading(node).id : undefined;
  if (chosen === undefined) return undefined;
  const other = headings.find(({heading, id}) => heading !== node && id === chosen)?.heading;
  return other
    ? at(
        node,
        `The heading at line ${other.position?.start.line} has the id "${chosen}", too. Choose another.`,
      )
    : undefined;
};
