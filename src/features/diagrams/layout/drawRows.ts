import escapeHtml from 'escape-html';
import {boxesOf, type Box, resize, type Drawing, draw, ROOMY, type Spacing} from './draw.ts';
import {cutFlow, type Cut, type Flow, writeFlow} from './flow.ts';

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
function drawRow(flow: Flow, width: number): Drawing | undefined {
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

/** Room between two rows in px, with the label of the arrow between them. */
const GAP = 40;

function middle({left, right}: Box): number {
  return (left + right) / 2;
}

/** Nothing stands below the box or further to the right, so that an arrow can leave downwards. */
function isLastCorner(box: Box, boxes: readonly Box[]): boolean {
  return boxes.every(
    (other) => other.left <= box.right && (other.right < middle(box) || other.bottom <= box.bottom),
  );
}

function label(text: string, x: number, y: number): string {
  return (
    `<text x="${x}" y="${y}" text-anchor="middle" font-size="11" font-weight="400"` +
    ` fill="var(--_text-sec)" dy="-6">${escapeHtml(text)}</text>`
  );
}

/** Puts a row under another, and an arrow from the last box of one to the first of the other. */
function join(first: Drawing, {edge}: Cut, rest: Drawing): Drawing | undefined {
  const boxes = boxesOf(first.svg);
  const from = boxes.find(({id}) => id === edge.source);
  const to = boxesOf(rest.svg).find(({id}) => id === edge.target);
  if (!from || !to || !isLastCorner(from, boxes)) {
    return undefined;
  }
  const below = first.height + GAP - 16;
  const [y, end] = [first.height + 12, below + to.top];
  const points = [
    [middle(from), from.bottom],
    [middle(from), y],
    [middle(to), y],
    [middle(to), end],
  ];
  const dashes = edge.style === 'dotted' ? ' stroke-dasharray="4 4"' : '';
  const arrow =
    `<polyline class="edge" points="${points.join(' ')}" fill="none" stroke="var(--_line)"` +
    ` stroke-width="1"${dashes} marker-end="url(#arrowhead)" />`;
  const text = edge.label
    ? label(edge.label.replaceAll('\n', ' '), (middle(from) + middle(to)) / 2, y)
    : '';
  const content = rest.svg.replace(/^[\s\S]*?<\/defs>/, '').replace('</svg>', '');
  const svg = first.svg.replace(
    '</svg>',
    `${arrow}${text}<g transform="translate(0 ${below})">${content}</g></svg>`,
  );
  return resize(svg, Math.max(first.width, rest.width), below + rest.height);
}

/**
 * Draws a flow in so many rows, each from left to right; undefined when they are too long or there is
 * no arrow to break it at.
 */
export function drawRows(flow: Flow, width: number, rows: number): Drawing | undefined {
  if (rows === 1) {
    return drawRow(flow, width);
  }
  for (const cut of cutFlow(flow)) {
    const first = drawRow(cut.first, width);
    const rest = first && drawRows(cut.rest, width, rows - 1);
    const both = rest && join(first, cut, rest);
    if (both) return both;
  }
  return undefined;
}
