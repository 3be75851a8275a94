import * as z from 'zod';
import {type Drawn, block, shape, words, text, sentence} from '../drawn.ts';

function option(kind: string, label: string, isOn: boolean): string {
  return block('option', shape(isOn ? `${kind} on` : kind), words('words', label));
}

export const radio = z
  .strictObject({radio: text, options: z.array(text).min(2), value: text.optional()})
  .refine(({options, value}) => value === undefined || options.includes(value), {
    path: ['value'],
    message: 'is none of the options',
  })
  .transform(({radio: label, options, value}): Drawn => {
    const choices = options.map((each) => option('radio', each, each === value));
    const chosen = value === undefined ? '' : ` ${value} is chosen.`;
    return {
      html: block('field', words('label', label), block('options', ...choices)),
      says: `Choice ${label}: ${options.join(', ')}.${chosen}`,
      labels: [label, ...options],
    };
  });

export const checkbox = z
  .strictObject({checkbox: text, on: z.boolean().default(false)})
  .transform(({checkbox: label, on}): Drawn => {
    const says = `Checkbox ${label}: ${on ? 'checked' : 'not checked'}.`;
    return {html: option('checkbox', label, on), says, labels: [label]};
  });

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

export const field = z
  .strictObject({field: text, value: text.optional()})
  .transform((part) => drawField(part.field, part.value, false));

export const select = z
  .strictObject({select: text, value: text.optional()})
  .transform((part) => drawField(part.select, part.value, true));
