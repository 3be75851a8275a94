import {range, sum} from 'd3-array';
import {describe, expect, it} from 'vitest';
import type {Raw} from '../../src/features/calculators/kit/types.ts';
import {geoLift as page} from '../../src/features/simulators/GeoLiftDemo/definition.ts';
import {begin} from '../../src/features/simulators/GeoLiftDemo/model.ts';
import {simplexWeights} from '../../src/features/simulators/GeoLiftDemo/syntheticControl.ts';
import {seededSource} from '../../src/features/simulators/kit/model/conversions.ts';
import {readForm, simulationOf} from './readForm.ts';
import {casesOf} from '../support/thoroughly.ts';

const geoLift = {...page, begin};
const test = (typed: Raw = {}) => simulationOf(geoLift, typed);

const dot = (a: readonly number[], b: readonly number[]) => sum(a, (value, at) => value * b[at]!);
const weightsFor = (target: readonly number[], donors: readonly (readonly number[])[]) =>
  simplexWeights(donors.map((one) => [...donors, target].map((other) => dot(one, other))));

describe('weights', () => {
  it('are those of the page of methods', () => {
    const treated = [910, 959, 983, 1_011, 961, 1_037, 1_015, 973];
    const north = [1_200, 1_240, 1_300, 1_330, 1_260, 1_380, 1_310, 1_280];
    const south = [500, 530, 520, 530, 515, 530, 545, 530];
    const east = [760, 700, 790, 720, 810, 745, 700, 780];
    const weights = weightsFor(treated, [north, south, east]);
    expect(weights.map((weight) => weight.toFixed(1))).toEqual(['0.6', '0.4', '0.0']);
  });

  it('cannot be bettered by moving weight between two donors', () => {
    const source = seededSource(4);
    for (const donors of range(50).map(() =>
      range(6).map(() => range(30).map(() => 1 + source())),
    )) {
      const target = range(30).map(() => 1 + source());
      const weights = weightsFor(target, donors);
      const missOf = (tried: readonly number[]) =>
        sum(
          target,
          (value, week) => (value - sum(donors, (donor, at) => tried[at]! * donor[week]!)) ** 2,
        );
      expect(sum(weights)).toBeCloseTo(1, 9);
      expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
      for (const [from, weight] of weights.entries()) {
        for (const to of range(6).filter((at) => at !== from && weight > 1e-4)) {
          const moved = weights.map(
            (one, at) => one + 1e-4 * (Number(at === to) - Number(at === from)),
          );
          expect(missOf(moved)).toBeGreaterThan(missOf(weights) - 1e-8);
        }
      }
    }
  });
});

describe('the interval', () => {
  const runs = casesOf(2_000);

  it.each<Raw>([
    {},
    {lift: '0', seed: '5'},
    {confidence: '80'},
    {regions: '6', treated: 'North', history: '78', test: '6'},
  ])('holds the truth about as often as it says: %j', (typed) => {
    const {holding, setting, meanLift, meanWidth, tests} = test({...typed, runs: String(runs)});
    const error = Math.sqrt((setting.confidence * (1 - setting.confidence)) / runs);
    expect(Math.abs(holding.share - setting.confidence)).toBeLessThan(4 * error + 0.01);
    // The width is about four standard deviations of the lift at 95%, and less below.
    expect(Math.abs(meanLift - setting.lift)).toBeLessThan(
      (4 * meanWidth) / 2.5 / Math.sqrt(tests),
    );
  });
});

describe('what goes wrong', () => {
  const clean = test();

  it('spillover pulls the lift toward 0, to what the donors leave of it', () => {
    const {meanLift, holding} = test({spillover: '50'});
    expect(meanLift).toBeCloseTo(1.1 / 1.05 - 1, 2);
    expect(holding.upper).toBeLessThan(clean.holding.lower);
  });

  it('a shock counts as effect in a treated region, and the other way in an untreated one', () => {
    const runs = String(casesOf(1_000));
    expect(test({runs, shock: 'treated'}).meanLift).toBeLessThan(0);
    expect(test({runs, shock: 'untreated'}).meanLift).toBeGreaterThan(0.15);
    expect(test({runs, shock: 'untreated', shockSize: '30'}).meanLift).toBeLessThan(0.05);
  });

  it('few regions make the interval wide', () => {
    const few = test({regions: '4', treated: 'North'});
    expect(few.meanWidth).toBeGreaterThan(1.4 * clean.meanWidth);
    expect(geoLift.notes!(few).join()).toContain('Few regions');
    expect(geoLift.notes!(clean).join()).not.toContain('Few regions');
  });

  it('is told beside what the same weeks give without it', () => {
    const found = test({spillover: '50'});
    expect(found.untroubled).toEqual(clean.shown);
    expect(geoLift.notes!(found)[0]).toContain('the same weeks give +9.5%');
  });
});

describe('the demo', () => {
  it('gives the same for the same seed, and something else for another', () => {
    expect(test({runs: '100'})).toEqual(test({runs: '100'}));
    expect(test({runs: '100', seed: '2'}).shown).not.toEqual(test({runs: '100'}).shown);
  });

  it.each([
    [{treated: 'Nort'}, 'treated', /no region “Nort”; did you mean `North`/],
    [{treated: 'Harbor'}, 'treated', /no region “Harbor”; known: North/],
    [{treated: ' , '}, 'treated', /at least one region/],
    [{regions: '3', treated: 'North, South, East'}, 'treated', /leave at least one of 3/],
    [{history: '11'}, 'history', /at least 12 weeks/],
    [{noise: '1.000,5'}, 'noise', /Enter 1000\.5, with a point/],
  ] as const)('refuses %j with a sentence', (typed, field, message) => {
    expect(readForm(geoLift, typed)).toMatchObject({
      errors: {[field]: expect.stringMatching(message)},
    });
  });

  it.each<Raw>([
    {noise: '0', lift: '0'},
    {regions: '3', treated: 'East'},
    {lift: '-90', noise: '10', spillover: '100', shock: 'untreated', shockSize: '-90'},
    {lift: '500', spillover: '100', shock: 'treated', shockSize: '300', history: '6', test: '2'},
  ])('shows numbers only, for %j', (typed) => {
    const result = test({...typed, runs: '100'});
    const texts = [
      geoLift.summarize(result),
      ...geoLift.notes!(result),
      ...geoLift.tables(result).flatMap(({rows}) => rows.flat()),
    ];
    expect(texts.join('\n')).not.toMatch(/NaN|Infinity|undefined|null/);
  });
});
