import * as z from 'zod';
import type {Kind} from '../byFirstKey.ts';
import {together, type Drawn, block, words, sentence, text} from '../drawn.ts';

/** A button; the one that finishes the form is `primary`. */
export const button = z
  .strictObject({button: text, primary: z.boolean().default(false)})
  .transform(({button: label, primary}): Drawn => ({
    html: block(primary ? 'button primary' : 'button', words('words', label)),
    says: sentence(`Button ${label}`),
    labels: [label],
  }));

/** Buttons in one row: their labels, or parts. */
export function buttons(part: Kind): Kind {
  const one = z.preprocess((item) => (typeof item === 'string' ? {button: item} : item), part);
  return z.strictObject({buttons: z.array(one).min(1)}).transform((row): Drawn => {
    const {html, ...told} = together(row.buttons);
    return {html: block('buttons', html), ...told};
  });
}
