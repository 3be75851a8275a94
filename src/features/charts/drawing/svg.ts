import escapeHtml from 'escape-html';
import type {Color} from '../schema.ts';

/** The numbers of a chart; the first cell of a row names it. */
export interface Numbers {
  head: string[];
  rows: string[][];
}

/** A picture without its outermost element, and what it shows. */
export interface Drawing {
  height: number;
  content: string;
  numbers: Numbers;
}

/** Width of every chart in px: it fits a phone without being scaled. */
export const WIDTH = 340;

/** Size of letters in px. */
export const LETTERS = 12;

const WIDE = new Set('%+−±×=@mwMW');

/** Space that a text needs at most, in px, in the widest of the fonts that systems bring. */
export function textWidth(text: string): number {
  const ems = [...text].map((letter) => (WIDE.has(letter) ? 0.92 : 0.62));
  return LETTERS * ems.reduce((sum, em) => sum + em, 0);
}

/** Writes an SVG element; numbers are rounded to tenths of a pixel. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content = '',
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      return ` ${key}="${typeof value === 'number' ? Math.round(value * 10) / 10 : value}"`;
    });
  const start = `<${name}${written.join('')}`;
  return content ? `${start}>${content}</${name}>` : `${start}/>`;
}

/** A color of the theme, which changes with its mode. */
export function paint(color: Color | 'border' | 'accent-soft'): string {
  return `var(--ds-${color === 'muted' ? 'text-muted' : color})`;
}

type Anchor = 'start' | 'middle' | 'end';

/** Writes a text at a place, moved so that it does not leave the picture. */
export function label(
  text: string,
  x: number,
  y: number,
  {anchor = 'start', fill}: {anchor?: Anchor; fill?: string} = {},
): string {
  const width = textWidth(text);
  const start = {start: x, middle: x - width / 2, end: x - width}[anchor];
  const moved: [number, Anchor] =
    start < 0 ? [0, 'start'] : start + width > WIDTH ? [WIDTH, 'end'] : [x, anchor];
  return element(
    'text',
    {x: moved[0], y, fill, 'text-anchor': moved[1] === 'start' ? undefined : moved[1]},
    escapeHtml(text),
  );
}

/** Elements with attributes in common; nothing when there are none. */
export function group(
  attributes: Readonly<Record<string, string | number | undefined>>,
  content: string,
): string {
  return content && element('g', attributes, content);
}
