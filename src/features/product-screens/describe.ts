import {together} from './drawn.ts';
import type {Screen} from './schema.ts';
import {sentence} from './words.ts';

/** Begins the caption and the text alternative. */
export function nameOf({shows}: Pick<Screen, 'shows'>): string {
  return sentence(`Drawing of ${shows}`);
}

/** Says what a drawing shows: the way there, then part after part. */
export function describe(screen: Screen): string {
  const {at, title, parts} = screen;
  const way = at.length > 0 ? sentence(`Reached by ${at.join(' → ')}`) : '';
  const heading = title === undefined ? '' : sentence(`Title ${title}`);
  return [nameOf(screen), way, heading, together(parts).says].filter(Boolean).join(' ');
}
