import * as z from 'zod';
import {byFirstKey, type Kind} from './byFirstKey.ts';
import {text, together, block, words, sentence} from './drawn.ts';
import {button, buttons, columns, panel} from './parts/containers.ts';
import {blank, checkbox, code, field, menu, radio, select, tabs, writing} from './parts/fields.ts';
import {table} from './parts/table.ts';
import {checkData, parseData, type DataMistake} from '../../shared/parseData.ts';

const inner: Kind = z.lazy(() => part);

const part = byFirstKey('part', {
  field,
  select,
  radio,
  checkbox,
  text: writing,
  button,
  buttons: buttons(inner),
  tabs,
  menu,
  code,
  table,
  panel: panel(inner),
  columns: columns(inner),
  blank,
});

const screenSchema = z.strictObject({
  /** What is drawn, in words: `the form of a new flag`. */
  shows: z.string().min(1),
  /** The way through menus that leads here. */
  at: z.array(text).default([]),
  as: z.enum(['page', 'dialog']).default('page'),
  /** The heading on the screen. */
  title: text.optional(),
  parts: z.array(part).min(1),
  /** Says what to look at. */
  caption: z.string().min(1),
});

type Screen = z.infer<typeof screenSchema>;

/** Names of keys, for suggestions. */
const KEYS = [
  ...Object.keys(screenSchema.shape),
  ...'mark value options on primary open items chosen rows width'.split(' '),
];

function nameOf({shows}: Pick<Screen, 'shows'>): string {
  return sentence(`Drawing of ${shows}`);
}

/** Says what a drawing shows: the way there, then part after part. */
function describe(screen: Screen): string {
  const {at, title, parts} = screen;
  const way = at.length > 0 ? sentence(`Reached by ${at.join(' → ')}`) : '';
  const heading = title === undefined ? '' : sentence(`Title ${title}`);
  return [nameOf(screen), way, heading, together(parts).says].filter(Boolean).join(' ');
}

export interface DrawnScreen {
  /** What is in the picture. */
  html: string;
  /** The text that stands for the picture. */
  alt: string;
  caption: string;
  /** What the product calls the parts of the screen. */
  labels: string[];
}

function draw(screen: Screen): DrawnScreen {
  const {as, at, title, parts, caption} = screen;
  const {html, labels} = together(parts);
  const way = at.map((step) => words('step', step));
  const heading = title === undefined ? '' : block('title', words('words', title));
  return {
    html: block(
      `surface as-${as}`,
      way.length > 0 ? block('way', ...way) : '',
      block('sheet', heading, html),
    ),
    alt: describe(screen),
    caption: `${nameOf(screen)} ${caption}`,
    labels: [...at, ...(title === undefined ? [] : [title]), ...labels],
  };
}

/**
 * Draws the screen that a fence describes.
 *
 * @returns what is wrong, with lines of the text, when it cannot be drawn
 */
export function drawScreen(text: string): DrawnScreen | {mistakes: DataMistake[]} {
  const parsed = parseData(text);
  if ('problem' in parsed) return {mistakes: [parsed]};
  const checked = checkData(parsed, screenSchema, KEYS);
  return 'mistakes' in checked ? checked : draw(checked.content);
}
