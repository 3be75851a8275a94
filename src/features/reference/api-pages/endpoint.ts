import type {RootContent} from 'mdast';
import type {Operation} from '../openapi/types.ts';
import {certaintyBadge} from '../certaintyBadge.ts';

/** The line that says what to call: method, path, and how sure it is. */
export function endpoint({method, path, certainty}: Operation): RootContent {
  return {
    type: 'paragraph',
    data: {hProperties: {className: ['endpoint']}},
    children: [
      {type: 'inlineCode', value: `${method} ${path}`},
      {type: 'text', value: ' '},
      certaintyBadge(certainty),
    ],
  };
}
