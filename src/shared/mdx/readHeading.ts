import type {Heading, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** The comment that gives a heading its id: `## Rotate a key {/* #rotate *\/}`. */
const RE_ID_COMMENT = /^\/\*\s*#(\S+)\s*\*\/$/;

function idIn(node: PhrasingContent): string | undefined {
  return node.type === 'mdxTextExpression' ? RE_ID_COMMENT.exec(node.value)?.[1] : undefined;
}

/** Returns what a heading says and the id that its writer, or the plugin that made it, chose. */
export function readHeading({children, data}: Heading): {text: string; id?: string} {
  const id = children.map(idIn).find(Boolean) ?? data?.hProperties?.id?.toString();
  const text = toString(children.filter((node) => node.type !== 'mdxTextExpression')).trim();
  return id ? {text, id} : {text};
}
