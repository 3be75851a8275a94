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

export function panel(part: Kind): Kind {
  return z
    .strictObject({panel: text, parts: z.array(part).min(1)})
    .transform(({panel: title, parts}): Drawn => {
      const {html, says, labels} = together(parts);
      return {
        html: block('panel', block('heading', words('words', title)), html),
        says: `Panel ${title}. ${says}`.trim(),
        labels: [title, ...labels],
      };
    });
}

/** Parts side by side, below each other where the page is narrow. */
export function columns(part: Kind): Kind {
  const column = z.strictObject({
    width: z.literal([1, 3]).default(1),
    parts: z.array(part).min(1),
  });
  return z.strictObject({columns: z.array(column).min(2)}).transform((row): Drawn => {
    const drawn = row.columns.map(({width, parts}) => {
      const {html, ...told} = together(parts);
      return {html: block(`column width-${width}`, html), ...told};
    });
    const {html, ...told} = together(drawn);
    return {html: block('columns', html), ...told};
  });
}
