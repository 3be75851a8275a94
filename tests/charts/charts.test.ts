import {describe, expect, it} from 'vitest';
import {minimumDetectableEffect, sequentialCI} from '../../src/features/statistics/index.ts';
import {drawn, mistakesOf, pictureOf, pointsOf, ruler} from './drawn.ts';

const result = {lift: 0.0606, standardError: 0.009, n: 47543, confidence: 0.95, tuning: 10000};

const intervals = `kind: intervals
alt: Two intervals.
let:
  result: ${JSON.stringify(result)}
x: {format: '{+.0%}', numbers: '{+.2%}', ticks: [-0.04, 0, 0.1]}
rows:
  - {label: Sequential, of: sequentialCI(result)}
  - {label: Fall, between: [-0.03, -0.01]}
  - {label: Unclear, between: [-0.03, 0.01]}
`;

const plan = {mean: 0.2, variance: 0.16, alpha: 0.05, power: 0.8, tuning: 10000} as const;

const curve = `kind: lines
let:
  plan: ${JSON.stringify({...plan, method: 'sequential'})}
x: {values: [1000, 5000, 10000, 15000, 20000], ticks: [5000, 15000], format: '{d}'}
y: {format: '{.0%}', numbers: '{.1%}', ticks: [0, 0.5], domain: [0, 0.5]}
series:
  - {name: MDE, y: 'minimumDetectableEffect({...plan, nPerVariation: Math.round(x)}).mde'}
`;

const densities = `kind: densities
x: {format: '{d}', ticks: [-10, 10]}
series:
  - {name: narrow, mean: 2, sd: 1, fillFrom: 2}
  - {name: wide, mean: -1, sd: 3}
`;

const bars = `kind: bars
format: '{.1%}'
rows:
  - {label: all, of: 0.75}
  - {label: a third, of: 1 / 4}
`;

describe('a chart of intervals', () => {
  const $ = pictureOf(intervals);
  const read = ruler($, 'x', ['−4%', '0%']);

  it('draws the bounds that the method computes', () => {
    const bar = $('rect').first();
    const [start, width] = [Number(bar.attr('x')), Number(bar.attr('width'))];
    const {lower, upper} = sequentialCI(result);
    expect(read(start)).toBeCloseTo(lower, 3);
    expect(read(start + width)).toBeCloseTo(upper, 3);
  });

  it('colors an interval by the side of 0 on which it lies', () => {
    const fills = $('rect')
      .toArray()
      .map((bar) => $(bar).attr('fill'));
    expect(fills).toEqual(['var(--ds-success)', 'var(--ds-danger)', 'var(--ds-text-muted)']);
  });

  it('says what it shows, and has the numbers in a table', () => {
    const {alt, numbers} = drawn(intervals);
    expect(alt).toBe(
      'Two intervals. Sequential: lower +3.23%, upper +8.89%. Fall: lower −3.00%, upper −1.00%. ' +
        'Unclear: lower −3.00%, upper +1.00%.',
    );
    expect(numbers.head).toEqual(['', 'lower', 'upper']);
    expect(numbers.rows[0]).toEqual(['Sequential', '+3.23%', '+8.89%']);
  });
});

describe('a chart of lines', () => {
  it('draws the values that the method computes', () => {
    const $ = pictureOf(curve);
    const [x, y] = [ruler($, 'x', ['5000', '15000']), ruler($, 'y', ['0%', '50%'])];
    const points = pointsOf($).map(([left, top]) => [x(left), y(top)] as const);
    expect(points).toHaveLength(5);
    for (const [n, drawnMde] of points) {
      const input = {...plan, method: 'sequential', nPerVariation: Math.round(n)} as const;
      expect(Math.abs(minimumDetectableEffect(input).mde! - drawnMde)).toBeLessThan(0.001);
    }
  });

  it('tells a long series by its ends', () => {
    const long =
      'kind: lines\nx: {title: Day, values: [1,2,3,4,5,6,7,8,9]}\nseries:\n  - {name: sum, y: 10 * x}\n';
    expect(drawn(long).alt).toBe('Day 1: sum 10. Day 9: sum 90.');
    expect(drawn(long).numbers.rows).toHaveLength(9);
  });

  it('keeps several lines apart without their colors, and names them', () => {
    const $ = pictureOf(
      'kind: lines\nx: {values: [1, 2]}\nseries:\n  - {name: up, y: [1, 2]}\n  - {name: down, y: [2, 1]}\n',
    );
    expect($('text').text()).toContain('updown');
    const dashes = new Set(
      $('path')
        .toArray()
        .map((path) => $(path).attr('stroke-dasharray')),
    );
    expect(dashes.size).toBe(2);
  });
});

describe('a chart of densities', () => {
  it('is highest at the mean and writes the share that is filled', () => {
    const $ = pictureOf(densities);
    const read = ruler($, 'x', ['−10', '10']);
    const [top] = pointsOf($).sort(([, one], [, other]) => one - other);
    expect(read(top![0])).toBeCloseTo(-1, 0);
    expect($('text').text()).toContain('50%');
    expect(drawn(densities).numbers.rows).toEqual([
      ['narrow', '2', '1', '50%'],
      ['wide', '−1', '3', ''],
    ]);
  });
});

describe('a chart of bars', () => {
  it('draws them in their proportion, and says their numbers', () => {
    const widths = pictureOf(bars)('rect')
      .toArray()
      .map(({attribs}) => Number(attribs.width));
    expect(widths[0]! / widths[1]!).toBeCloseTo(3, 1);
    expect(drawn(bars).alt).toBe('all: value 75.0%. a third: value 25.0%.');
  });
});

describe('a chart with a mistake names its line', () => {
  it.each([
    [
      'a wrong key',
      intervals.replace('alt:', 'altt:'),
      '2: altt: no such key; did you mean `alt`?',
    ],
    ['an unknown kind', 'kind: pie\n', '1: kind: write intervals, lines'],
    ['what is no YAML', 'kind: bars\nrows: [\n', '3: Flow sequence'],
    [
      'a format without braces',
      intervals.replace("'{+.2%}'", "'+.2%'"),
      '5: x.numbers: put the format of the number in braces',
    ],
    [
      'a formula that fails',
      intervals.replace('sequentialCI(result)', 'sequentialCL(result)'),
      '7: sequentialCL(result): ReferenceError: sequentialCL is not defined',
    ],
    [
      'input that a method refuses',
      curve.replace('Math.round(x)', '0'),
      '7: minimumDetectableEffect({...plan, nPerVariation: 0}).mde: at 1000, nPerVariation must be',
    ],
    ['what is infinite', bars.replace('1 / 4', '1 / 0'), '5: 1 / 0: Infinity is not a number'],
    [
      'what is no number',
      curve.replace('.mde', '.none'),
      '7: minimumDetectableEffect({...plan, nPerVariation: Math.round(x)}).none: at 1000, minimum',
    ],
    [
      'a mark at no place',
      intervals.replace('rows:', 'marks: [{label: here}]\nrows:'),
      '6: marks.0: give either x or y',
    ],
  ])('%s', (_, source, mistake) => {
    const [first] = mistakesOf(source);
    expect(first?.slice(0, mistake.length)).toBe(mistake);
  });
});
