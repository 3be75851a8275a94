import {draw, ROOMY, shrink, type Drawing} from './draw.ts';
import {drawRows} from './drawRows.ts';
import {readFlow, writeFlow, type Flow} from './flow.ts';

/** Room in the article column at a window of 1280 px, beside a scrollbar. */
export const COLUMN = 698;

/** Room in it on a phone of 390 px. */
export const PHONE = 354;

/** A drawing for a phone is made smaller by at most this, which leaves its letters readable. */
const SMALLEST = 0.9;

/** Letters in a line of a label. */
const LONGEST_LINE = 22;
const SHORTER_LINES = [16, 13, 10, 8];

function drawLines(flow: Flow, letters: number): Drawing {
  return draw(writeFlow(flow, 'TD', letters), {nodeSpacing: 14, layerSpacing: 18});
}

/** Draws a flow from top to bottom, with shorter lines as long as it is too wide. */
function drawColumn(flow: Flow, width: number): Drawing {
  let narrowest = drawLines(flow, LONGEST_LINE);
  for (const letters of SHORTER_LINES) {
    if (narrowest.width <= width) break;
    const drawing = drawLines(flow, letters);
    if (drawing.width < narrowest.width) narrowest = drawing;
  }
  return narrowest;
}

/**
 * Lays a diagram out for the article column and, if that is too wide for it, once more for a phone.
 * A flow from left to right keeps its direction as long as it can: with less room between boxes,
 * with labels in lines, in several rows; only then it becomes a column.
 */
export function layOut(source: string): Drawing[] {
  const flow = readFlow(source);
  if (!flow) {
    return [draw(source, ROOMY)];
  }
  const wide =
    drawRows(flow, COLUMN, 1) ??
    drawRows(flow, COLUMN, 2) ??
    drawRows(flow, COLUMN, 3) ??
    drawColumn(flow, COLUMN);
  if (wide.width <= PHONE) {
    return [wide];
  }
  const narrow = drawColumn(flow, PHONE);
  const scale = PHONE / narrow.width;
  return scale < SMALLEST ? [wide] : [wide, scale < 1 ? shrink(narrow, scale) : narrow];
}
