import {drawChart} from '../../../src/features/charts/drawChart.ts';

/** A chart as a reader without the picture meets it: its alternative and the rows of its numbers. */
export function chartText(source: string): string {
  const drawn = drawChart(source);
  if ('mistakes' in drawn) {
    return source;
  }
  return [drawn.alt, ...drawn.numbers.rows.map((row) => row.join(' | '))].join('\n');
}
