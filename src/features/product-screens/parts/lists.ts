import * as z from 'zod';
import {type Drawn, block, shape, words, text} from '../drawn.ts';

const items = z.array(text).min(1);

/** A row of tabs. */
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

/** An opened menu below what opens it. */
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
