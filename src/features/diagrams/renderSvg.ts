import {renderMermaidSVG} from 'beautiful-mermaid';
import {simpleHash} from '@docusaurus/utils';

/** Room for a diagram in the article column in px, beside a scrollbar: a wider left-to-right diagram is laid out top-down instead. */
const COLUMN_WIDTH = 676;

const options = {transparent: true, padding: 8, nodeSpacing: 20, layerSpacing: 36} as const;

function widthOf(svg: string): number {
  return Number(/ width="([\d.]+)"/.exec(svg)?.[1]);
}

function layOut(source: string): string {
  const svg = renderMermaidSVG(source, options);
  if (widthOf(svg) <= COLUMN_WIDTH || !/^\s*(?:flowchart|graph)\s+LR/.test(source)) {
    return svg;
  }
  const topDown = renderMermaidSVG(
    source.replace(/^(\s*(?:flowchart|graph)\s+)LR/, '$1TD'),
    options,
  );
  return widthOf(topDown) < widthOf(svg) ? topDown : svg;
}

/** Ids must be unique on a page that shows several diagrams. */
function scopeIds(svg: string, scope: string): string {
  return svg
    .replace(/ id="([^"]+)"/g, ` id="$1-${scope}"`)
    .replace(/url\(#([^)]+)\)/g, `url(#$1-${scope})`);
}

/**
 * Draws a Mermaid diagram as SVG. Colors come from the site's style sheet (`Diagram` component),
 * so the renderer's own style element, with its web font, is dropped.
 *
 * @throws Error when the diagram's kind is not supported.
 */
export function renderSvg(source: string): string {
  const svg = layOut(source)
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/^<svg xmlns="[^"]+"/, '<svg')
    .replace(/ style="[^"]*"/, '')
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/(\d+\.\d)\d+/g, '$1')
    .replace(/>\s+</g, '><');
  return scopeIds(svg, simpleHash(source, 6));
}
