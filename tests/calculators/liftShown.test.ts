import {describe, expect, it} from 'vitest';
import {power} from '../../src/features/calculators/PowerCalculator/definition.ts';
import {sampleSize} from '../../src/features/calculators/SampleSizeCalculator/definition.ts';
import {relativeLift, subjectsForLift} from '../../src/features/statistics/relativeLift.ts';
import {resultOf, withExample} from './example.ts';

const plan = withExample(sampleSize);
const run = withExample(power);

const TOO_CLOSE = 'because the control mean would be less than 10 standard errors from 0';

describe('the fewest subjects for a lift', () => {
  it.each([
    [0.5, 101],
    [0.2, 401],
    [0.01, 9901],
    [0.005, 19_901],
  ])('of a rate of %d are %d, more than the page on lifts gives', (rate, subjects) => {
    expect(subjectsForLift({mean: rate, variance: rate * (1 - rate)})).toEqual({subjects});
  });

  it.each([0.013, 0.07, 0.31])('are the first with which a rate of %d has a lift', (mean) => {
    const moments = {mean, variance: mean * (1 - mean)};
    const {subjects} = subjectsForLift(moments);
    const isShown = (count: number): boolean => {
      const arm = {...moments, n: count};
      return relativeLift({control: arm, treatment: arm}).reliable;
    };
    expect([isShown(subjects - 1), isShown(subjects)]).toEqual([false, true]);
  });

  it('do not depend on the sign of the mean, and are one without any noise', () => {
    expect(subjectsForLift({mean: -36.23, variance: 80_000})).toEqual({subjects: 6095});
    expect(subjectsForLift({mean: 36.23, variance: 80_000})).toEqual({subjects: 6095});
    expect(subjectsForLift({mean: 3, variance: 0})).toEqual({subjects: 1});
  });
});

describe('sample size calculator', () => {
  const rare = {rate: '1', target: '50', perWeek: '2000'};

  it('never asks for fewer, and says so when they decide', () => {
    const result = resultOf(plan({...rare, method: 'fixed'}));
    const {fixed, sequential, hybrid} = result.requirements;
    expect(fixed).toEqual({byFormula: 6217, nPerVariation: 9901, total: 19_802, weeks: 9.901});
    expect([sequential.nPerVariation, hybrid.nPerVariation]).toEqual([15_554, 9901]);
    expect(sampleSize.summarize(result)).toContain(
      'the formula asks for 6,217 subjects per variation to detect a true change of 50% (from 1% ' +
        `to 1.5%) with 80% power. But no lift is shown with fewer than 9,901, ${TOO_CLOSE}. ` +
        'Collecting that many takes 10 weeks.',
    );
    expect(sampleSize.notes?.(result)[0]).toMatch(/^For Fixed Sample and Sequential Hybrid, /);
    expect(sampleSize.toSteps(result, {}).at(-1)?.filled).toBe(
      'n > 100 × 0.0099 / (0.01)² = 9,900, so n = 9,901',
    );
  });

  it('leaves the decision to the formula up to an effect of 39.6%', () => {
    const needed = (target: string) => resultOf(plan({...rare, target})).requirements.fixed;
    const small = needed('39.6');
    expect(small.nPerVariation).toBe(small.byFormula);
    expect(needed('39.7').nPerVariation).toBe(9901);
  });

  it('shows an effect in just the weeks that have as many', () => {
    const {rows} = resultOf(plan({...rare, perWeek: '19802'}));
    expect(rows[0]?.mde.fixed).not.toBeNull();
    expect(resultOf(plan({...rare, perWeek: '19800'})).rows[0]?.mde.fixed).toBeNull();
  });

  it('warns of a power that scatter lowers, but not far from the fewest', () => {
    const notes = (target: string) => sampleSize.notes?.(resultOf(plan({rate: '1', target})));
    expect(notes('39')?.join(' ')).toContain('about 1.5 times as many');
    expect(notes('30')?.join(' ')).not.toContain('scatter');
  });
});

describe('power calculator', () => {
  it('has no power before a lift is shown', () => {
    const result = resultOf(run({rate: '1', effect: '60'}));
    expect(result.rows.map(({detects}) => detects !== null)).toEqual([
      ...Array.from({length: 5}, () => false),
      true,
    ]);
    expect(power.summarize(result)).toContain(
      'A true effect of 60% cannot be found with 2,500 subjects per variation: no lift is shown ' +
        `with fewer than 9,901, ${TOO_CLOSE}. Its power is 98.9% after 4 weeks, by Fixed Sample.`,
    );
    const [table] = power.tables(result);
    expect(table?.rows[0]).toEqual(['1', '2,500', '–', '–', '–', '–']);
  });

  it('says that the planned end is too early as well', () => {
    const text = power.summarize(resultOf(run({rate: '1', n: '250', effect: '60'})));
    expect(text).toContain('with 250 subjects per variation, nor after 4 weeks: no lift is shown');
  });
});
