import type {Emphasis} from 'mdast';
import type {Certainty} from './schemas/types.ts';

/** A word for how sure a fact is; the color only repeats it. */
export function certaintyBadge(certainty: Certainty): Emphasis {
  return {
    type: 'emphasis',
    data: {hProperties: {className: ['badge--certainty'], dataCertainty: certainty}},
    children: [{type: 'text', value: certainty}],
  };
}
