import {simpleHash} from '@docusaurus/utils';
import {errorMessage} from '../../shared/errorMessage.ts';
import {layOut} from './layout/index.ts';

/** Ids must be unique on a page that shows several diagrams. */
function scopeIds(svg: string, scope: string): string {
  return svg
    .replace(/ id="([^"]+)"/g, ` id="$1-${scope}"`)
    .replace(/url\(#([^)]+)\)/g, `url(#$1-${scope})`);
}

function roundNumbers(tag: string): string {
  return tag.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}

/** What the renderer writes, without what the style sheet says or nobody sees. */
function tidy(svg: string): string {
  const used = svg
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/^<svg xmlns="[^"]+"/, '<svg')
    .replace(/ style="[^"]*"/, '')
    // The background of a label on an arrow, as wide as the words are in another font than the reader's.
    .replace(/<rect [^>]*rx="2" [^>]*>/g, '')
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/ rx="0" ry="0"/g, '')
    .replace(/ font-size="11"/g, ' font-size="12"')
    .replace(/ stroke-width="0.75"/g, ' stroke-width="1"')
    .replace(/<[^>]+>/g, roundNumbers)
    .replace(/>\s+</g, '><');
  return used.includes('url(#arrowhead-start)')
    ? used
    : used.replace(/<marker id="arrowhead-start"[\s\S]*?<\/marker>/, '');
}

/**
 * Draws a Mermaid diagram as SVG: once, or for a wide column and then for a phone. Colors come from
 * the site's style sheet (`Diagram` component), so the renderer's own style element, with its web
 * font, is dropped.
 *
 * @throws Error when the diagram's kind is not supported.
 */
export function renderSvg(source: string): string {
  return layOut(source)
    .map(({svg}, index) => scopeIds(tidy(svg), simpleHash(source + String(index), 6)))
    .join('');
}

/** What became of the text of a diagram; a line counts from 1 within it. */
export type Drawn = {svg: string} | {error: {reason: string; line: number}};

/** Draws a diagram, in a thread of its own: a layout takes as long as the rest of a page. */
export default function drawDiagram(source: string): Drawn {
  try {
    return {svg: renderSvg(source)};
  } catch (refusal) {
    return {error: {reason: errorMessage(refusal), line: 1}};
  }
}
