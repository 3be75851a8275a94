import * as z from 'zod';
import {type Drawn, block, shape, words, sentence, text} from '../drawn.ts';

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

const WIDTHS = ['long', 'short', 'middle'];

/** Bars for what nobody can prove. */
export const blank = z.strictObject({blank: z.int().min(1).max(12)}).transform((part): Drawn => {
  const bars = Array.from({length: part.blank}, (_, index) => {
    return shape(`bar ${WIDTHS[index % WIDTHS.length]!}`);
  });
  return {html: block('blank', ...bars), says: '', labels: []};
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
    const opener = block('button', words('words', label), shape('arrow'));
    const choice = chosen === undefined ? '' : ` ${chosen} is chosen.`;
    return {
      html: block('menu', opener, block('items', ...drawn)),
      says: `Menu ${label}: ${given.join(', ')}.${choice}`,
      labels: [label, ...given],
    };
  });
