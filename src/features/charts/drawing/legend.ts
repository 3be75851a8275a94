import type {Color} from '../schema.ts';
import {element, group, label, paint, textWidth, WIDTH} from './svg.ts';

/** A name with what it looks like, drawn in a box of 16 × 12 px. */
export interface LegendEntry {
  name: string;
  swatch: string;
}

const ROW_HEIGHT = 18;

/** What a legend takes where there is none. */
export const NO_LEGEND = {height: 0, content: ''};

/** The swatch of what is drawn as an area. */
export function square(color: Color): string {
  return element('rect', {width: 12, height: 12, fill: paint(color)});
}

/** Draws names in rows from the left, from y = 0 on. */
export function drawLegend(entries: readonly LegendEntry[]): {height: number; content: string} {
  let [x, y] = [0, 0];
  const drawn = entries.map(({name, swatch}) => {
    const width = 22 + textWidth(name);
    if (x > 0 && x + width > WIDTH) [x, y] = [0, y + ROW_HEIGHT];
    const at =
      group({transform: `translate(${Math.round(x)} ${y})`}, swatch) + label(name, x + 22, y + 11);
    x += width + 12;
    return at;
  });
  return {height: y + ROW_HEIGHT + 6, content: drawn.join('')};
}
