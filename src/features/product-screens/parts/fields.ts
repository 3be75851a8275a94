import * as z from 'zod';
import {type Drawn, block, shape, words, text, sentence} from '../drawn.ts';

/** Signs as text, which the selector behind the last keeps from being drawn as emoji. */
const SIGNS = {radio: ['○', '◉'], checkbox: ['☐', '☑\uFE0E']} as const;

function option(kind: keyof typeof SIGNS, label: string, isOn: boolean): string {
  return block('option', words('sign', SIGNS[kind][isOn ? 1 : 0]), words('words', label));
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
    isList ? words('arrow', '▾') : '',
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

export const writing = z.strictObject({text}).transform((part): Drawn => ({
  html: block('text', words('words', part.text)),
  says: sentence(part.text),
  labels: [part.text],
}));

/** SQL or code in an editor of the product. */
export const code = z.strictObject({code: text}).transform((part): Drawn => ({
  html: block('code', words('words', part.code.trim())),
  says: sentence(`Code: ${part.code.trim().replace(/\s+/g, ' ')}`),
  labels: [],
}));

/** Bars for what nobody can prove. */
export const blank = z.strictObject({blank: z.int().min(1).max(12)}).transform((part): Drawn => {
  return {html: block('blank', shape('bar').repeat(part.blank)), says: '', labels: []};
});

const items = z.array(text).min(1);

export const tabs = z
  .strictObject({tabs: items, open: text.optional()})
  .refine((part) => part.open === undefined || part.tabs.includes(part.open), {
    path: ['open'],
    message: 'is none of the tabs',
  })
  .transform(({tabs: labels, open}): Drawn => {
    const drawn = labels.map((label) => words(label === open ? 'tab open' : 'tab', label));
    const says = `Tabs: ${labels.join(', ')}.${open === undefined ? '' : ` ${open} is open.`}`;
    return {html: block('tabs', ...drawn), says, labels};
  });

export const menu = z
  .strictObject({menu: text, items, chosen: text.optional()})
  .refine((part) => part.chosen === undefined || part.items.includes(part.chosen), {
    path: ['chosen'],
    message: 'is none of the items',
  })
  .transform(({menu: label, items: given, chosen}): Drawn => {
    const drawn = given.map((item) => words(item === chosen ? 'item chosen' : 'item', item));
    const opener = block('button', words('words', label), words('arrow', '▾'));
    const choice = chosen === undefined ? '' : ` ${chosen} is chosen.`;
    return {
      html: block('menu', opener, block('items', ...drawn)),
      says: `Menu ${label}: ${given.join(', ')}.${choice}`,
      labels: [label, ...given],
    };
  });
