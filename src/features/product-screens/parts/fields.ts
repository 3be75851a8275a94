import * as z from 'zod';
import {type Drawn, block, shape, words, sentence, text} from '../drawn.ts';

function drawField(label: string, value: string | undefined, isList: boolean): Drawn {
  const input = block(
    isList ? 'input list' : 'input',
    value === undefined ? '' : words('value', value),
    isList ? shape('arrow') : '',
  );
  const kind = isList ? 'List' : 'Field';
  return {
    html: block('field', words('label', label), input),
    says: sentence(value === undefined ? `${kind} ${label}` : `${kind} ${label}: ${value}`),
    labels: [label],
  };
}

/** A text field. */
export const field = z
  .strictObject({field: text, value: text.optional()})
  .transform((part) => drawField(part.field, part.value, false));

/** A list from which one value is chosen. */
export const select = z
  .strictObject({select: text, value: text.optional()})
  .transform((part) => drawField(part.select, part.value, true));
