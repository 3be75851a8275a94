import {describe, expect, it} from 'vitest';
import {intervalExplorer} from '../../src/features/calculators/ConfidenceIntervalExplorer/definition.ts';
import type {Definition} from '../../src/features/calculators/kit/definition.ts';
import type {Fields} from '../../src/features/calculators/kit/fields.ts';
import {lift} from '../../src/features/calculators/LiftCalculator/definition.ts';
import {resultOf, withExample} from './example.ts';

/** What is said of a rate of 1% in 19,000 subjects of control, and so many conversions in treatment. */
function answerOn<F extends Fields, Result>(definition: Definition<F, Result>) {
  const evaluate = withExample(definition);
  return (nTreatment: number, converted: number): string => {
    const rate = converted / nTreatment;
    const result = resultOf(
      evaluate({
        nControl: '19000',
        nTreatment: String(nTreatment),
        conversionsControl: '190',
        conversionsTreatment: String(converted),
        meanControl: '0.01',
        meanTreatment: String(rate),
        varControl: '0.0099',
        varTreatment: String(rate * (1 - rate)),
      }),
    );
    return [definition.summarize(result), ...(definition.notes?.(result) ?? [])].join(' ');
  };
}

/** Notes on so many subjects in both variations, with a variance of 1 around 11 and 14. */
function notesOnMeans<F extends Fields, Result>(definition: Definition<F, Result>) {
  return (n: string): string => {
    const means = {meanControl: '11', varControl: '1', meanTreatment: '14', varTreatment: '1'};
    const result = resultOf(withExample(definition)({nControl: n, nTreatment: n, ...means}));
    return definition.notes?.(result).join(' ') ?? '';
  };
}

describe.each([
  ['lift and its standard error', answerOn(lift), notesOnMeans(lift)],
  ['intervals by method', answerOn(intervalExplorer), notesOnMeans(intervalExplorer)],
])('%s', (_, answer, notesOn) => {
  it('does not take an interval without width for certainty', () => {
    const doubt = /^No interval can be told yet: nobody in treatment has a value/;
    expect(answer(1000, 0)).toMatch(doubt);
    expect(answer(19_000, 0)).toMatch(doubt);
  });

  it('warns of an interval from a treatment that is too small, but not from 50 events on', () => {
    expect(answer(1000, 3)).toContain('should have had about 10 events');
    expect(answer(5000, 20)).not.toContain('should have had');
  });

  it('warns of few subjects before all else', () => {
    expect(notesOn('3')).toMatch(/^With fewer than 30 subjects in a group, here 3,/);
    expect(notesOn('30')).not.toContain('With fewer than');
  });
});

it.each([
  ['nobody in treatment has a value', {nControl: '1000', nTreatment: '5'}, ['1000', '0']],
  ['nothing varies in either variation', {nControl: '90', nTreatment: '80'}, ['90', '80']],
])('where %s, no method claims certainty', (cause, subjects, [inControl, inTreatment]) => {
  const conversions = {conversionsControl: inControl!, conversionsTreatment: inTreatment!};
  const exploration = resultOf(
    withExample(intervalExplorer)({data: 'conversions', ...subjects, ...conversions}),
  );
  expect(intervalExplorer.summarize(exploration)).toContain(
    `No interval can be told yet: ${cause}`,
  );
  expect(intervalExplorer.tables(exploration)).toEqual([]);
  const means = {meanControl: '1', varControl: '0', meanTreatment: '1.06', varTreatment: '0'};
  const result = resultOf(withExample(lift)({...subjects, ...means}));
  expect(lift.summarize(result)).toContain('nothing varies in either variation');
});
