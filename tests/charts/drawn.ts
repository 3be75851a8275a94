import {load, type CheerioAPI} from 'cheerio';
import {drawChart, type DrawnChart} from '../../src/features/charts/drawChart.ts';

/** Draws a chart that has no mistake. */
export function drawn(source: string): DrawnChart {
  const chart = drawChart(source);
  if ('mistakes' in chart) throw new Error(JSON.stringify(chart.mistakes));
  return chart;
}

/** The mistakes of a chart, as `line: problem`. */
export function mistakesOf(source: string): string[] {
  const chart = drawChart(source);
  return 'mistakes' in chart ? chart.mistakes.map(({line, problem}) => `${line}: ${problem}`) : [];
}

export function pictureOf(source: string): CheerioAPI {
  return load(`<svg>${drawn(source).content}</svg>`);
}

/** Reads values off an axis, from the places of two of its labels as a reader would. */
export function ruler(
  $: CheerioAPI,
  side: 'x' | 'y',
  labels: readonly [string, string],
): (place: number) => number {
  const [first, second] = labels.map((label) => {
    const text = $('text').filter((_, element) => $(element).text() === label);
    // Labels of rows stand 4 px below their lines.
    const place = Number(text.attr(side)) - (side === 'y' ? 4 : 0);
    return {place, value: parseFloat(label.replace('−', '-')) / (label.endsWith('%') ? 100 : 1)};
  });
  const unit = (second!.value - first!.value) / (second!.place - first!.place);
  return (place) => first!.value + (place - first!.place) * unit;
}

/** The points of the thickest line. */
export function pointsOf($: CheerioAPI): [number, number][] {
  const path = $('path[stroke-width="2.5"]').last().attr('d') ?? '';
  return [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}
