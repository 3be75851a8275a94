import {renderMermaidSVG} from 'beautiful-mermaid';
import {lastResults} from '../../../shared/lastResults.ts';
import {boxesOf} from './boxes.ts';

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

function drawAnew(source: string, spacing: Spacing): Drawing {
  const svg = renderMermaidSVG(source, {transparent: true, padding: PADDING, ...spacing});
  const boxes = boxesOf(svg);
  return resize(
    svg,
    Math.max(attribute(svg, 'width'), ...boxes.map(({right}) => right + PADDING)),
    Math.max(attribute(svg, 'height'), ...boxes.map(({bottom}) => bottom + PADDING)),
  );
}
