import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {evaluate, initialOf} from '../../src/features/calculators/kit/fields.ts';
import type {Raw} from '../../src/features/calculators/kit/types.ts';
import {defineExplorer} from '../../src/features/metric-explorer/explorer.ts';
import {demoData} from './demoData.ts';

const FOLDER = 'docs/data-management/metrics';

/** The cells of the row of a page's table that begins with the given ones. */
function rowOf(page: string, ...first: string[]): string[] {
  const start = `| ${first.join(' | ')} |`;
  const line = readFileSync(`${FOLDER}/${page}.mdx`, 'utf8')
    .split('\n')
    .find((each) => each.startsWith(start));
  if (line === undefined) throw new Error(`${page} has no row ${start}`);
  const cells = line.split('|').map((cell) => cell.trim());
  return cells.slice(1 + first.length, -1);
}

function explored(patch: Raw): (number | null)[][] {
  const {definition} = defineExplorer(demoData, {});
  const evaluation = evaluate(definition, {...initialOf(definition.fields), ...patch});
  if ('errors' in evaluation) throw new Error(JSON.stringify(evaluation.errors));
  return evaluation.result.outcome.variations.map(({cells}) => cells);
}

const twoDigits = (value: number | null | undefined) => (value ?? NaN).toFixed(2);

describe('the explorer computes what the simple-metrics page prints', () => {
  const AGGREGATIONS: [string, Raw][] = [
    ['Sum of gross_amount', {aggregation: 'sum'}],
    ['Count of gross_amount', {aggregation: 'count'}],
    ['Count of Each Record', {aggregation: 'count', fact: 'order'}],
    ['Unique Entities, gross_amount', {aggregation: 'distinct_entity'}],
    ['Unique Entities, Each Record', {aggregation: 'distinct_entity', fact: 'order'}],
    ['Count Distinct of item_id', {aggregation: 'count_distinct', fact: 'item_id'}],
  ];

  it.each(AGGREGATIONS)('%s', (name, patch) => {
    const shown = rowOf('simple-metric', name);
    const computed = explored(patch).flatMap(([, total, mean]) => [String(total), twoDigits(mean)]);
    expect(computed).toEqual(shown);
  });

  it.each([
    ['1: day 0 to 1', {timeFrame: 'days', end: '1'}],
    ['2: first calendar day', {timeFrame: 'calendar_days', end: '1'}],
    ['3: day 2 to 7', {timeFrame: 'days', start: '2', end: '7'}],
    ['4: day 0 to 7 on March 14, everybody', {timeFrame: 'days', end: '7', until: '2025-03-14'}],
    [
      '5: day 0 to 7 on March 14, aged subjects only',
      {timeFrame: 'days', end: '7', until: '2025-03-14', agedOnly: 'yes'},
    ],
  ])('time frame %s', (name, patch) => {
    const computed = explored(patch).flatMap(([, total, mean]) => [total, mean].map(twoDigits));
    expect(computed).toEqual(rowOf('simple-metric', name));
  });

  it('first and last values', () => {
    const [last, first] = ['last_value', 'first_value'].map((aggregation) =>
      explored({fact: 'monthly_price', aggregation}),
    );
    const computed = [0, 1].map((arm) =>
      [last, first].flatMap((side) => side?.[arm]?.slice(1).map(twoDigits)),
    );
    expect(computed).toEqual([
      rowOf('simple-metric', 'control', '22.00').toSpliced(0, 0, '22.00'),
      rowOf('simple-metric', 'treatment', '29.00').toSpliced(0, 0, '29.00'),
    ]);
  });

  it.each<[string, Raw]>([
    ['Conversion 7 days, `gross_amount`', {aggregation: 'conversion'}],
    [
      'Conversion 7 days, subscription not cancelled',
      {aggregation: 'conversion', fact: 'plan_change', filter_subscriptions: 'not:cancelled'},
    ],
    [
      'Retention 7 days, page view',
      {aggregation: 'retention', fact: 'page_view', until: '2025-03-14'},
    ],
    ['Threshold above 40', {aggregation: 'threshold'}],
    ['Threshold 40 or more', {aggregation: 'threshold', operator: 'gte'}],
  ])('%s', (name, patch) => {
    const computed = explored(patch).map(
      ([subjects, total, share]) => `${total}/${subjects} = ${100 * (share ?? NaN)}%`,
    );
    expect(computed).toEqual(rowOf('simple-metric', name).slice(0, 2));
  });

  it('winsorization at the 80th percentile', () => {
    const means = explored({winsorize: 'upper'}).map((cells) => twoDigits(cells[2]));
    const shown = ['control', 'treatment'].map((arm) => rowOf('simple-metric', arm, '85.00')[1]);
    expect(means).toEqual(shown);
  });
});

it('the explorer computes the order value of the ratio page', () => {
  const values = explored({type: 'ratio', belowAggregation: 'count'}).map((cells) => [
    twoDigits(cells[1]),
    String(cells[2]),
    twoDigits(cells[3]),
  ]);
  const shown = ['control', 'treatment'].map((arm) => {
    const [revenue, orders, , aov] = rowOf('ratio-metric', arm);
    return [revenue, orders, aov];
  });
  expect(values).toEqual(shown);
});

it.each([
  ['1: none', {window: 'none'}],
  ['2: 2 days from assignment', {window: 'assignment'}],
  ['3: 2 days from first event', {window: 'first'}],
])('the explorer computes the funnel with the window %s', (name, patch) => {
  const computed = explored({type: 'funnel', ...patch}).map((cells) => cells.map(String));
  expect(computed).toEqual(
    ['control', 'treatment'].map((arm) => rowOf('funnel-metric', name, arm)),
  );
});
