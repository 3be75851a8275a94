import type {Code} from 'mdast';
import {drawChart} from '../../../features/charts/drawChart.ts';
import {drawScreen} from '../../../features/product-screens/drawScreen.ts';

function chartText(source: string): string {
  const drawn = drawChart(source);
  if ('mistakes' in drawn) {
    return source;
  }
  return [drawn.alt, ...drawn.numbers.rows.map((row) => row.join(' | '))].join('\n');
}

function screenText(source: string): string {
  const drawn = drawScreen(source);
  return 'mistakes' in drawn ? source : drawn.caption;
}

/**
 * A drawing as a reader without the picture meets it: the alternative of a chart and the rows of
 * its numbers, the caption of a screen, whose labels are words of the product.
 *
 * @returns undefined for code
 */
export function drawingText({lang, value}: Code): string | undefined {
  if (lang === 'chart') return chartText(value);
  return lang === 'screen' ? screenText(value) : undefined;
}
