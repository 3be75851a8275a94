import type {Color, Mark} from '../schema.ts';
import {element, group, label, paint, textWidth, WIDTH} from './svg.ts';
import type {Formulas} from '../formulas.ts';
import type {Scale} from './axis.ts';

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

/** Room of the names of upright marks above the plot, in px. */
export function marksHeight(marks: readonly Mark[]): number {
  return marks.some(({x, label: name}) => x !== undefined && name) ? 16 : 0;
}

/** Draws dashed lines with their names: above an upright line, at the end of a level one. */
export function drawMarks(
  marks: readonly Mark[],
  {x, y, box}: {x: Scale; y?: Scale; box: readonly [number, number, number, number]},
  formulas: Formulas,
): string {
  const [left, top, right, bottom] = box;
  return marks
    .map((mark) => {
      const isUpright = mark.x !== undefined;
      const at = isUpright ? x(formulas.number(mark.x!)) : y!(formulas.number(mark.y ?? 0));
      const [x1, y1, x2, y2] = isUpright ? [at, top, at, bottom] : [left, at, right, at];
      const stroke = paint(mark.color);
      const dashed = element('line', {x1, y1, x2, y2, stroke, 'stroke-dasharray': '4 3'});
      const [nameX, nameY] = isUpright ? [at, top - 4] : [left + 4, at - 5];
      const anchor = isUpright ? 'middle' : 'start';
      const fill = paint('muted');
      return dashed + (mark.label && label(mark.label, nameX, nameY, {anchor, fill}));
    })
    .join('');
}
