import * as z from 'zod';
import {type Drawn, block, words, text} from '../drawn.ts';

/** Shapes without meaning: a plot shows that there is one, and no numbers. */
const SHAPES = {
  lines:
    '<path d="M8 74 60 58 112 62 164 44 216 38 268 26 312 18"/><path class="screen-second" d="M8 80 60 72 112 70 164 62 216 60 268 52 312 50"/>',
  bars: [34, 52, 46, 66, 58, 74]
    .map((height, index) => {
      return `<rect x="${20 + 50 * index}" y="${88 - height}" width="30" height="${height}"/>`;
    })
    .join(''),
  points: [18, 40, 62]
    .map((y, index) => {
      const [from, to] = [70 + 50 * index, 190 + 40 * index];
      return `<path d="M${from} ${y + 4}H${to}"/><circle cx="${(from + to) / 2}" cy="${y + 4}" r="4"/>`;
    })
    .join(''),
} as const;

/** A chart without numbers. */
export const plot = z
  .strictObject({plot: z.enum(['lines', 'bars', 'points']), label: text.optional()})
  .transform(({plot: kind, label}): Drawn => {
    const axes = '<path class="screen-axes" d="M8 4V88H316"/>';
    const svg = `<svg viewBox="0 0 320 92">${axes}${SHAPES[kind]}</svg>`;
    return {
      html: block('plot', label === undefined ? '' : words('label', label), svg),
      says: label === undefined ? `Chart of ${kind}.` : `Chart of ${kind}: ${label}.`,
      labels: label === undefined ? [] : [label],
    };
  });
