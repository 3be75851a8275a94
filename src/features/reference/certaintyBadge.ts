import type {Emphasis} from 'mdast';
import {markup, text} from '../../shared/mdx/nodes.ts';
import type {Certainty} from './schemas/types.ts';

/** A word for how sure a fact is; the color only repeats it. */
export function certaintyBadge(certainty: Certainty): Emphasis {
  const properties = {className: ['badge--certainty'], dataCertainty: certainty};
  return markup('em', properties, [text(certainty)]);
}
