import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {drawChart} from '../../src/features/charts/drawChart.ts';
import {textWidth, WIDTH} from '../../src/features/charts/drawing/svg.ts';
import {readSources} from '../support/content/readPages.ts';
import {pictureOf} from './drawn.ts';

const SHAPES = ['svg', 'path', 'polygon', 'polyline', 'line', 'rect', 'circle', 'ellipse'];

const charts = readSources().flatMap(({file, tree}) => {
  const found: {place: string; source: string}[] = [];
  visit(tree, 'code', (node) => {
    const place = `${file}:${node.position?.start.line ?? 0}`;
    if (node.lang === 'chart') found.push({place, source: node.value});
  });
  return found;
});

function isShape(node: Nodes): boolean {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isElement && SHAPES.includes(node.name ?? '');
}

/** Texts of a picture that leave it, to one side or the other. */
function cutTexts(source: string): string[] {
  const $ = pictureOf(source);
  return $('text')
    .toArray()
    .filter((text) => $(text).parents('[transform]').length === 0)
    .filter((text) => {
      const [x, width] = [Number($(text).attr('x')), textWidth($(text).text())];
      const share = {middle: 0.5, end: 1}[$(text).attr('text-anchor') ?? ''] ?? 0;
      return x - share * width < -1 || x + (1 - share) * width > WIDTH + 1;
    })
    .map((text) => $(text).text());
}

describe('pages', () => {
  it('have charts computed from data, and no coordinates typed', () => {
    const typed = readSources().flatMap(({file, tree}) => {
      const places: string[] = [];
      visit(tree, (node) => {
        if (isShape(node)) {
          places.push(`${file}:${node.position?.start.line}: write a \`\`\`chart fence`);
        }
      });
      return places;
    });
    expect(typed).toEqual([]);
    expect(charts.length).toBeGreaterThan(10);
  });

  it('have charts that can be drawn, with numbers in every row', () => {
    const wrong = charts.flatMap(({place, source}) => {
      const chart = drawChart(source);
      if ('mistakes' in chart) return [`${place}: ${chart.mistakes[0]?.problem}`];
      const isTold = chart.numbers.rows.every(([name, ...cells]) => name && cells.some(Boolean));
      const isNumber = !/NaN|Infinity|undefined/.test(chart.content + chart.alt);
      return isTold && isNumber ? [] : [`${place}: ${chart.alt}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(charts)('have no text cut off: $place', ({source}) => {
    expect(cutTexts(source)).toEqual([]);
  });
});
