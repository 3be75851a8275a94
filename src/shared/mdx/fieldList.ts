import type {Link, List, PhrasingContent} from 'mdast';
import {bulletList, code, listItem, paragraph, text} from './nodes.ts';

/** A field, an option or a parameter. */
interface Field {
  name: string;
  /** What follows the name in its line, such as a type and a default. */
  facts: readonly PhrasingContent[][];
  meaning: PhrasingContent[];
}

/** Turns `EppoClient.Builder` and `pollingIntervalMs` into `eppoclient-builder-pollingintervalms`. */
export function fieldId(...parts: readonly string[]): string {
  const words =
    parts
      .join(' ')
      .toLowerCase()
      .match(/[a-z\d_]+/g) ?? [];
  return words.join('-');
}

/**
 * Lists fields: the name, a link to itself, in a line with the facts, and the meaning below.
 *
 * @param owner what the fields belong to; with their names it makes ids that no other list of the page has.
 */
export function fieldList(owner: string, fields: readonly Field[]): List {
  const items = fields.map(({name, facts, meaning}) => {
    const id = fieldId(owner, name);
    const self: Link = {type: 'link', url: `#${id}`, children: [code(name)]};
    const line = [self, ...facts.flatMap((fact, index) => [text(index > 0 ? ', ' : ' '), ...fact])];
    return {
      ...listItem([paragraph(...line), ...(meaning.length > 0 ? [paragraph(...meaning)] : [])]),
      spread: true,
      data: {hProperties: {id}},
    };
  });
  return {
    ...bulletList(items),
    spread: true,
    data: {hProperties: {className: ['fields', 'clean-list']}},
  };
}
