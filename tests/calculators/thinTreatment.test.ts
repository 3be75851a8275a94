import {describe, expect, it} from 'vitest';
import {intervalExplorer} from '../../src/features/calculators/ConfidenceIntervalExplorer/definition.ts';
import type {Definition} from '../../src/features/calculators/kit/definition.ts';
import type {Fields} from '../../src/features/calculators/kit/fields.ts';
import {lift} from '../../src/features/calculators/LiftCalculator/definition.ts';
import {compare} from '../../src/features/metric-explorer/engine/compute/compare.ts';
import {resultOf, withExample} from './example.ts';

/** Notes on a rate of 1% in 19,000 subjects of control, and so many conversions in treatment. */
function notesOn<F extends Fields, Result>(definition: Definition<F, Result>) {
  const evaluate = withExample(definition);
  return (nTreatment: number, converted: number): string => {
    const rate = converted / nTreatment;
    const result = resultOf(
      evaluate({
        ...{nControl: '19000', nTreatment: String(nTreatment)},
        ...{conversionsControl: '190', conversionsTreatment: String(converted)},
        ...{meanControl: '0.01', meanTreatment: String(rate)},
        ...{varControl: '0.0099', varTreatment: String(rate * (1 - rate))},
      }),
    );
    return definition.notes?.(result).join(' ') ?? '';
  };
}

describe.each([
  ['lift and its standard error', notesOn(lift)],
  ['intervals by method', notesOn(intervalExplorer)],
])('%s', (_, notes) => {
  it('does not take an interval without width for certainty', () => {
    expect(notes(1000, 0)).toContain('an interval without width is no evidence');
    expect(notes(19_000, 0)).toContain('an interval without width is no evidence');
  });

  it('warns of an interval from a treatment that is too small, but not from 50 events on', () => {
    expect(notes(1000, 3)).toContain('should have had about 10 events');
    expect(notes(5000, 20)).not.toContain('should have had');
  });
});

it('the metric explorer gives no interval for a treatment in which nobody has a value', () => {
  const comparison = compare({value: 5, standardError: 0.2}, {value: 0, standardError: 0});
  expect(comparison).toEqual({
    ...{lift: -1, lower: null, upper: null},
    note: 'No interval: nobody in treatment has a value yet.',
  });
});
