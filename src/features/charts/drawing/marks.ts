import type {Formulas} from '../formulas.ts';
import type {Mark} from '../schema.ts';
import type {Scale} from './axis.ts';
import {element, label, paint} from './svg.ts';

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
