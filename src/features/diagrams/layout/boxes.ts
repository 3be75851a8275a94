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

function attribute(attributes: string, name: string): number {
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
  const [left, top] = [attribute(attributes, 'x'), attribute(attributes, 'y')];
  return {
    left,
    right: left + attribute(attributes, 'width'),
    top,
    bottom: top + attribute(attributes, 'height'),
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
