import {draw, ROOMY, type Drawing, type Spacing} from './draw.ts';
import {writeFlow, type Flow} from './flow.ts';

interface Step extends Spacing {
  /** Letters in a line of a label. */
  letters: number;
}

const FIRST: Step = {...ROOMY, letters: 40};

/** What is given up to stay in one row: room between boxes, then long lines. */
const BETWEEN: readonly Step[] = [
  {nodeSpacing: 16, layerSpacing: 26, letters: 24},
  {nodeSpacing: 14, layerSpacing: 22, letters: 18},
  {nodeSpacing: 14, layerSpacing: 20, letters: 15},
];

const LAST: Step = {nodeSpacing: 14, layerSpacing: 20, letters: 12};

function drawStep(flow: Flow, {letters, ...spacing}: Step): Drawing {
  return draw(writeFlow(flow, 'LR', letters), spacing);
}

/** Draws a flow from left to right within a width; undefined when it does not fit. */
export function drawRow(flow: Flow, width: number): Drawing | undefined {
  const roomy = drawStep(flow, FIRST);
  if (roomy.width <= width) {
    return roomy;
  }
  const closest = drawStep(flow, LAST);
  if (closest.width > width) {
    return undefined;
  }
  for (const step of BETWEEN) {
    const drawing = drawStep(flow, step);
    if (drawing.width <= width) return drawing;
  }
  return closest;
}
