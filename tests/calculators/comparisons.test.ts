import {describe, expect, it} from 'vitest';
import {bayesianCalculator} from '../../src/features/calculators/BayesianCalculator/definition.ts';
import {cupedCalculator} from '../../src/features/calculators/CupedCalculator/definition.ts';
import {multipleTesting} from '../../src/features/calculators/MultipleTestingCalculator/definition.ts';
import {errorsOf, resultOf, withExample} from './example.ts';

const adjust = withExample(cupedCalculator);
const correct = withExample(multipleTesting);
const believe = withExample(bayesianCalculator);

describe('CUPED calculator', () => {
  const savedBy = (patch: Record<string, string>) => {
    const [table] = cupedCalculator.tables(resultOf(adjust(patch)));
    return table?.rows.map((row) => row.at(-1));
  };

  it('saves the share R² of the subjects with Fixed Sample, and no other share of none', () => {
    expect(savedBy({mode: 'rSquared', rSquared: '50'})).toEqual(['50%', '53%', '50%']);
    expect(savedBy({correlation: '-0.7'})).toEqual(savedBy({correlation: '0.7'}));
    expect(savedBy({correlation: '0'})).toEqual(['0%', '0%', '0%']);
  });

  it('says why the sign flips, and warns of a difference that is no chance', () => {
    const flipped = resultOf(adjust({mode: 'arms'}));
    expect(cupedCalculator.summarize(flipped)).toContain(
      'The lift is +2.73% without the adjustment and −2.02% with it. The sign flips because ' +
        'treatment had the larger values',
    );
    expect(cupedCalculator.notes?.(flipped)[0]).toContain('Chance alone can do that');
    const broken = resultOf(adjust({mode: 'arms', treatmentBefore: '23'}));
    expect(cupedCalculator.notes?.(broken)[0]).toContain('check the start date and the split');
  });
});

describe('multiple testing calculator', () => {
  it('keeps what each correction keeps', () => {
    const [, kept] = multipleTesting.tables(resultOf(correct()));
    expect(kept?.rows.map(([name, count, which]) => [name, count, which])).toEqual([
      ['None', '5', 'Purchases; Revenue; Sign-ups; Page views; Searches'],
      ['Preferential Bonferroni', '2', 'Purchases; Revenue'],
      ['Bonferroni', '1', 'Revenue'],
      ['Holm', '1', 'Revenue'],
      ['Benjamini–Hochberg', '2', 'Purchases; Revenue'],
    ]);
  });

  it('takes a p-value for each treatment, and a single metric', () => {
    const two = resultOf(correct({pValues: 'Orders 0.01 0.2\nReturns, 0.03; 4e-4'}));
    expect(two.rows.map(({name, level}) => [name, level])).toEqual([
      ['Orders, treatment 1', 0.0125],
      ['Orders, treatment 2', 0.0125],
      ['Returns, treatment 1', 0.0125],
      ['Returns, treatment 2', 0.0125],
    ]);
    const one = resultOf(correct({pValues: '0.03'}));
    expect(one.rows[0]?.adjusted.preferential).toBe(0.06);
    expect(multipleTesting.summarize(one)).toContain('Metric 1, gets an interval of 97.5%.');
  });

  it('takes an α that could be a share with its sign', () => {
    for (const alpha of ['0.05%', '0.5', '1']) expect(errorsOf(correct({alpha}))).toEqual({});
  });
});

describe('Bayesian calculator', () => {
  it('agrees with the page of formulas, and a wider prior leaves more to the data', () => {
    const {posterior, priors} = resultOf(believe());
    expect(posterior.probBeatsControl).toBeCloseTo(0.956826089508169, 12);
    const weights = priors.map(({posterior: {weightOnData}}) => weightOnData);
    expect(weights).toEqual([...weights].sort((a, b) => a - b));
  });
});
