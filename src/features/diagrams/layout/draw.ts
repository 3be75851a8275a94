import {renderMermaidSVG} from 'beautiful-mermaid';
import {lastResults} from '../../../shared/lastResults.ts';

/** Where a box is drawn, in px. */
export interface Box {
  id: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const NODE = /<g class="node" data-id="([^"]+)"[^>]*>\s*<(?:rect|polygon)([^>]*)>([\s\S]*?)<\/g>/g;

/** A cylinder is a rectangle between two ellipses, which stand out by half their height. */
const CAP = /<ellipse [^>]*ry="([\d.]+)"/;

function numberOf(attributes: string, name: string): number {
  return Number(new RegExp(` ${name}="([^"]+)"`).exec(attributes)?.[1]);
}

function place(attributes: string): Omit<Box, 'id'> {
  const points = /points="([^"]+)"/.exec(attributes)?.[1]?.split(' ');
  if (points) {
    const xs = points.map((point) => Number(point.split(',')[0]));
    const ys = points.map((point) => Number(point.split(',')[1]));
    return {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  }
  const [left, top] = [numberOf(attributes, 'x'), numberOf(attributes, 'y')];
  return {
    left,
    right: left + numberOf(attributes, 'width'),
    top,
    bottom: top + numberOf(attributes, 'height'),
  };
}

/** Finds the boxes in what the renderer has drawn. */
export function boxesOf(svg: string): Box[] {
  return [...svg.matchAll(NODE)].map(([, id = '', attributes = '', others = '']) => {
    const cap = Number(CAP.exec(others)?.[1] ?? 0);
    const {top, bottom, ...sides} = place(attributes);
    return {id, ...sides, top: top - cap, bottom: bottom + cap};
  });
}

/** An SVG as the renderer writes it, with its size in px. */
export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

/** Gaps in px: between boxes side by side, and before and after the label of an arrow. */
export interface Spacing {
  nodeSpacing: number;
  layerSpacing: number;
}

/** Around the picture in px. */
const PADDING = 8;

export const ROOMY: Spacing = {nodeSpacing: 20, layerSpacing: 36};

function attribute(svg: string, name: string): number {
  return Number(new RegExp(` ${name}="([\\d.]+)"`).exec(svg)?.[1]);
}

/** The same picture on a canvas of another size. */
export function resize(svg: string, width: number, height: number): Drawing {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return {svg: svg.replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, size), width, height};
}

/** The same picture, shown smaller. */
export function shrink({svg, width, height}: Drawing, scale: number): Drawing {
  const shown = {width: width * scale, height: height * scale};
  const size = `width="${shown.width}" height="${shown.height}"`;
  return {svg: svg.replace(/ width="[^"]*" height="[^"]*"/, ` ${size}`), ...shown};
}

/** Of more than the diagrams of a page: each is laid out several times. */
const drawn = lastResults<Drawing>(500);

/** Draws Mermaid text. The canvas holds every box, also those that the renderer moves at last. */
export function draw(source: string, spacing: Spacing): Drawing {
  return drawn(JSON.stringify([source, spacing]), () => drawAnew(source, spacing));
}

/**
 * Ends arrows at the cap of a cylinder: the renderer leads them on to the rectangle below it, which
 * hides their heads.
 */
function stopAtCaps(svg: string, boxes: readonly Box[]): string {
  return svg.replace(
    /(<polyline class="edge"[^>]* points="[^"]*?)([\d.]+),([\d.]+)"/g,
    (whole, line, x, y) => {
      const inside = boxes.find(
        ({left, right, top, bottom}) =>
          Number(x) > left && Number(x) < right && Number(y) > top && Number(y) < bottom,
      );
      if (!inside) return whole as string;
      const end = Number(y) - inside.top < inside.bottom - Number(y) ? inside.top : inside.bottom;
      return `${line}${x},${end}"`;
    },
  );
}

/** How far down the lines and boxes of a flow reach; a renderer's own height has room to spare. */
function bottomOf(svg: string, boxes: readonly Box[]): number {
  const lines = [...svg.matchAll(/<polyline class="edge"[^>]* points="([^"]*)"/g)];
  const ends = lines.flatMap(([, points = '']) =>
    points.split(' ').map((point) => Number(point.split(',')[1])),
  );
  const words = [...svg.matchAll(/<text [^>]* y="([\d.]+)"/g)].map(([, y]) => Number(y));
  return Math.max(...boxes.map(({bottom}) => bottom), ...ends, ...words) + PADDING;
}

function drawAnew(source: string, spacing: Spacing): Drawing {
  const svg = renderMermaidSVG(source, {transparent: true, padding: PADDING, ...spacing});
  const boxes = boxesOf(svg);
  const width = Math.max(attribute(svg, 'width'), ...boxes.map(({right}) => right + PADDING));
  const height = attribute(svg, 'height');
  const isPlainFlow = boxes.length > 0 && !/<path|class="subgraph"/.test(svg);
  return resize(
    stopAtCaps(svg, boxes),
    width,
    isPlainFlow
      ? bottomOf(svg, boxes)
      : Math.max(height, ...boxes.map(({bottom}) => bottom + PADDING)),
  );
}
