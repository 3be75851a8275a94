import {describe, expect, it} from 'vitest';
import {bayesianCalculator} from '../../src/features/calculators/BayesianCalculator/definition.ts';
import {cupedCalculator} from '../../src/features/calculators/CupedCalculator/definition.ts';
import {globalLiftCalculator} from '../../src/features/calculators/GlobalLiftCalculator/definition.ts';
import {interactionCalculator} from '../../src/features/calculators/InteractionCalculator/definition.ts';
import {multipleTesting} from '../../src/features/calculators/MultipleTestingCalculator/definition.ts';
import {nonInferiority} from '../../src/features/calculators/NonInferiorityCalculator/definition.ts';
import {sequentialBoundaries} from '../../src/features/calculators/SequentialBoundaries/definition.ts';
import {errorsOf, resultOf, withExample} from './example.ts';

const adjust = withExample(cupedCalculator);
const roll = withExample(globalLiftCalculator);
const overlap = withExample(interactionCalculator);
const correct = withExample(multipleTesting);
const judge = withExample(nonInferiority);
const cross = withExample(sequentialBoundaries);
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

describe('global lift calculator', () => {
  it('shows the three worlds of the page, at partial exposure', () => {
    const partial = resultOf(
      roll({
        treatmentTotal: '18000',
        nTreatment: '200',
        controlTotal: '81000',
        nControl: '800',
        globalTotal: '2,000,000',
        exposure: '25',
      }),
    );
    const [, worlds] = globalLiftCalculator.tables(partial);
    expect(worlds?.rows).toEqual([
      ['Not eligible', '1,597,250', '1,597,250', '1,597,250'],
      ['Eligible', '402,750', '360,000', '405,000'],
      ['Company', '2,000,000', '1,957,250', '2,002,250'],
    ]);
    expect(globalLiftCalculator.summarize(partial)).toContain('changes by −2.25%');
  });

  it('doubts a low exposure', () => {
    const doubtful = resultOf(roll({exposure: '81'}));
    expect(globalLiftCalculator.notes?.(doubtful)[0]).toContain('exposure is too low');
  });

  it('waits for events where treatment has none', () => {
    const empty = resultOf(roll({treatmentTotal: '0'}));
    expect(globalLiftCalculator.notes?.(empty)[0]).toContain('Wait for events');
  });
});

describe('interaction calculator', () => {
  it('reads one combination per line, names with spaces, and one subject per line', () => {
    expect(interactionCalculator.summarize(resultOf(overlap()))).toMatch(/^Yellow: .*p = 3\.5e-4/);
    const subjects = resultOf(overlap({data: 'values'}));
    expect(subjects.effect?.fStatistic).toBeCloseTo(8.35245983525417, 10);
    const named = resultOf(
      overlap({data: 'counts', counts: 'A;Blue sky;10\nA;Red;10\nB;Blue sky;10\nB;Red;10'}),
    );
    expect(interactionCalculator.summarize(named)).toContain('Assignment is independent (p = 1,');
  });

  it('alerts before it looks at effects when assignment depends', () => {
    const red = resultOf(overlap({data: 'counts'}));
    expect(interactionCalculator.summarize(red)).toMatch(/^Red: .*\(p below 1e-300/);
  });

  it('has no interval for a combination that does not vary, and says where nobody has a value', () => {
    const lines = 'A X 5000 1 1\nA Y 5000 1 1\nB X 5000 1.1 1\nB Y 5000 0 0';
    const result = resultOf(overlap({summaries: lines}));
    expect(interactionCalculator.tables(result).at(-1)?.rows[1]).toEqual(['B, Y', '–', '–']);
    const notes = interactionCalculator.notes?.(result).join(' ');
    expect(notes).toContain('Nobody has a value yet in: B, Y.');
    expect(notes).toContain('or that the values of a combination do not vary');
  });

  it('doubts intervals of few subjects, and gives none for one', () => {
    const notesOn = (lines: string) =>
      interactionCalculator.notes?.(resultOf(overlap({summaries: lines}))).join(' ');
    const lines = 'A X 30 9 1\nA Y 30 9 1\nB X 30 9.1 1\n';
    expect(notesOn(`${lines}B Y 30 9 1`)).not.toContain('With fewer than 30');
    expect(notesOn(`${lines}B Y 8 9 1`)).toContain('here 8');
    const single = resultOf(overlap({summaries: `${lines}B Y 1 9 0`}));
    expect(single.lifts.map(({interval}) => interval === null)).toEqual([false, true]);
  });
});

describe('non-inferiority calculator', () => {
  it.each([
    ['0.5', '6.5', 'Superior'],
    ['-4.4', '2.4', 'Non-inferior'],
    ['-2.5', '-0.5', 'Worse, but tolerated'],
    ['-7', '3', 'Inconclusive'],
    ['-9', '-6', 'Inferior'],
  ])('%s% to %s% against 5%% is as the page says: %s', (lower, upper, state) => {
    const interval = {data: 'interval', margin: '5'};
    const up = resultOf(judge({...interval, lower, upper}));
    expect(nonInferiority.summarize(up)).toMatch(`${state}: the lower bound`);
    const down = {lower: String(-Number(upper)), upper: String(-Number(lower))};
    const mirrored = resultOf(judge({...interval, ...down, better: 'decrease'}));
    expect(nonInferiority.summarize(mirrored)).toMatch(`${state}: the upper bound`);
  });

  it('gives the z-scores, p-values and probability of the page', () => {
    const testOf = (patch: Record<string, string>) => resultOf(judge(patch)).test;
    expect(testOf({lift: '-1', se: '1.735', margin: '5'})?.pValue).toBeCloseTo(0.01057, 5);
    const slow = {lift: '0.8', se: '0.5', margin: '2', better: 'decrease'};
    expect(testOf(slow)?.z).toBeCloseTo(2.4, 12);
    expect(testOf({margin: '2'})?.probability).toBeCloseTo(0.8714, 4);
  });
});

describe('boundaries over time', () => {
  it('cross the estimate at the first whole subject where the interval excludes 0', () => {
    const {crossings} = resultOf(cross());
    expect(crossings.sequential.n).toBe(69_868);
    expect(crossings.sequential.halfWidth('sequential')).toBeLessThanOrEqual(0.05);
    expect(crossings.fixed.n).toBe(26_300);
  });

  it('continue from a standard error so far', () => {
    const variance = 1.05 ** 2 * (0.8 / 0.2 + 0.79 / 0.21);
    const now = {data: 'now', se: String(100 * Math.sqrt(variance / 25_000)), n: '50000'};
    expect(resultOf(cross(now)).crossings.sequential.n).toBe(69_868);
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
