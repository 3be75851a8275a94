import {describe, expect, it} from 'vitest';
import {intervalOverTime} from '../../src/features/simulators/IntervalOverTime/definition.ts';
import {METHOD_KEYS} from '../../src/features/simulators/kit/model/methods.ts';
import {novelty} from '../../src/features/simulators/NoveltySimulation/definition.ts';
import {hybridCI, sequentialCI} from '../../src/features/statistics/sequentialCI.ts';
import {expectShare} from './expectShare.ts';
import {errorsOf, simulationOf} from './readForm.ts';

const SEEDS = Array.from({length: 400}, (_, index) => String(index + 1));

describe('one experiment over time', () => {
  const course = simulationOf(intervalOverTime);

  it('has the intervals of the statistics on every day', () => {
    for (const {day, lift, intervals} of course.days) {
      const {fixed, sequential, hybrid} = intervals;
      const standardError = (fixed.upper - lift) / 1.959963984540054;
      const input = {lift, standardError, n: 2_000 * day, confidence: 0.95, tuning: 10_000};
      expect(sequential.upper).toBeCloseTo(sequentialCI(input).upper, 10);
      expect(hybrid.upper).toBeCloseTo(hybridCI({...input, ended: day === 28}).upper, 10);
    }
  });

  it('would be stopped on the first day whose interval excludes 0', () => {
    for (const method of METHOD_KEYS) {
      const first = course.days.find(
        ({intervals}) => intervals[method].lower > 0 || intervals[method].upper < 0,
      );
      expect(course.found[method]).toBe(first);
    }
  });

  it('covers the truth at its end as often as promised', () => {
    const covering = SEEDS.filter((seed) => {
      const {days, trueLift} = simulationOf(intervalOverTime, {seed, days: '2', perDay: '5000'});
      const {lower, upper} = days.at(-1)!.intervals.fixed;
      return lower <= trueLift && trueLift <= upper;
    });
    expectShare(covering.length / SEEDS.length, 0.95, SEEDS.length);
  });

  it('is another one for another seed, and the same for the same', () => {
    expect(simulationOf(intervalOverTime)).toEqual(course);
    expect(simulationOf(intervalOverTime, {seed: '6'})).not.toEqual(course);
  });

  it('says so when no lift can be shown', () => {
    const none = simulationOf(intervalOverTime, {rate: '0.01', perDay: '10'});
    expect(intervalOverTime.summarize(none)).toContain('no lift can be shown');
    expect(intervalOverTime.tables(none)).toEqual([]);
  });
});

describe('a lift that changes', () => {
  it('is averaged over subjects: right after whole weeks only, when nothing wears off', () => {
    const {days, lasting} = simulationOf(novelty, {novelty: '0'});
    expect(lasting).toBeCloseTo((5 * 0.02 - 2 * 0.6 * 0.03) / (5 + 2 * 0.6), 12);
    for (const {day, soFar} of days) {
      if (day % 7 === 0) expect(soFar).toBeCloseTo(lasting, 10);
      else expect(soFar).toBeGreaterThan(lasting + 1e-4);
    }
  });

  it('begins on the chosen day, and loses half of its novelty in the chosen time', () => {
    const {days} = simulationOf(novelty, {start: 'sat', halfLife: '2'});
    expect(days.slice(0, 3).map(({weekday}) => weekday)).toEqual(['Saturday', 'Sunday', 'Monday']);
    expect(days[0]!.ofDay).toBeCloseTo(-0.03 + 0.1, 12);
    expect(days[2]!.ofDay).toBeCloseTo(0.02 + 0.05, 12);
  });

  it('takes no more from treatment than it has', () => {
    expect(errorsOf(novelty, {lift: '-99', novelty: '-80'}).lift).toContain('Enter a larger one');
    expect(errorsOf(novelty, {lift: '-50', weekendLift: '-50', novelty: '-50'})).toEqual({});
  });

  it('is observed without bias: the interval holds the average of the days', () => {
    const covering = SEEDS.filter((seed) => {
      const {days} = simulationOf(novelty, {seed, days: '7'});
      const {observed, soFar} = days.at(-1)!;
      return observed!.lower <= soFar && soFar <= observed!.upper;
    });
    expectShare(covering.length / SEEDS.length, 0.95, SEEDS.length);
  });
});
