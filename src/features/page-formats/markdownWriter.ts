import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify, {type Options} from 'remark-stringify';
import {unified} from 'unified';

type RootHandler = NonNullable<NonNullable<Options['handlers']>['root']>;

/**
 * Writes a page with fewer backslashes. Whoever reads it as text takes those in an address for a
 * part of it: an ampersand needs one only where a character reference follows, and an email address
 * only to be no link.
 */
const root: RootHandler = (tree: Root, _parent, state, info) => {
  state.unsafe = [
    ...state.unsafe.filter(({character}) => character !== '&' && character !== '@'),
    {character: '&', after: String.raw`#?\w+;`},
  ];
  return state.containerFlow(tree, info);
};

/** Serializes pages as Markdown: that of GitHub, with formulas. */
export const markdownWriter = unified()
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    fences: true,
    handlers: {root},
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
  })
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkMath);
