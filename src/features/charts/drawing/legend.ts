import {group, label, textWidth, WIDTH} from './svg.ts';

/** A name with what it looks like, drawn in a box of 16 × 12 px. */
export interface LegendEntry {
  name: string;
  swatch: string;
}

const ROW_HEIGHT = 18;

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
