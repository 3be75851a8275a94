import * as z from 'zod';
import {type Drawn, block, shape, words, sentence, text} from '../drawn.ts';

/** Words on the screen. */
export const writing = z.strictObject({text}).transform((part): Drawn => ({
  html: block('text', words('words', part.text)),
  says: sentence(part.text),
  labels: [part.text],
}));

/** The heading of what follows. */
export const heading = z.strictObject({heading: text}).transform((part): Drawn => ({
  html: block('heading', words('words', part.heading)),
  says: sentence(`Heading ${part.heading}`),
  labels: [part.heading],
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
