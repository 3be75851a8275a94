import type {Values, Fields} from '../../calculators/kit/fields.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import {powerForEffect} from '../../statistics/powerForEffect.ts';
import {arrive, estimateLift, type Arm} from '../kit/model/conversions.ts';
import {excludesZero} from '../kit/model/methods.ts';
import {seededSource} from '../kit/model/seededSource.ts';
import {shareInterval, type Share} from '../kit/model/shareInterval.ts';
import type {Simulation} from '../kit/model/simulation.ts';
import {confidence, lift, rate, runs, seed} from '../kit/model/fields.ts';

/** The form: an experiment with a true lift, and how often it is repeated. */
export const fields = {
  lift,
  n: {label: 'Subjects per variation', initial: '12000', whole: true, min: 100, max: 1e9},
  rate,
  confidence,
  runs: {...runs, label: 'Experiments'},
  seed: {...seed, initial: '6'},
} satisfies Fields;

/** Experiments whose estimated lift lies in one span. */
interface Bin {
  from: number;
  to: number;
  significant: number;
  other: number;
}

export interface Power {
  trueLift: number;
  experiments: number;
  /** Experiments in which no lift could be shown; they count as not significant. */
  withoutLift: number;
  /** Significant ones in the direction of the true lift. */
  found: Share;
  /** The same by the planning formula. */
  planned: number | null;
  /** Significant ones in the other direction. */
  wrongSign: Share;
  /** Average estimate of all and of the significant ones; null when there are none. */
  average: number | null;
  averageSignificant: number | null;
  bins: Bin[];
}

/** Bins within ±4 standard errors of the true lift; what lies beyond is in the outer ones. */
const BINS = 32;
const REACH = 4;

/** Repeats an experiment with a true lift, each with one fixed-sample look at its end. */
export function begin(values: Values<typeof fields>): Simulation<Power> {
  const {lift: trueLift, n, rate, confidence, runs, seed} = values;
  const source = seededSource(seed);
  const variance = rate * (1 - rate);
  const width = (2 * REACH * Math.sqrt((2 * variance) / n)) / rate / BINS;
  const start = trueLift - (BINS / 2) * width;
  const bins = Array.from({length: BINS}, (_, bin): Bin => {
    const from = start + bin * width;
    return {from, to: from + width, significant: 0, other: 0};
  });
  const direction = trueLift < 0 ? -1 : 1;
  const sums = {all: 0, significant: 0};
  let experiments = 0;
  let withoutLift = 0;
  let found = 0;
  let wrongSign = 0;

  const step = (): void => {
    experiments += 1;
    const control: Arm = {subjects: 0, conversions: 0};
    const treatment: Arm = {subjects: 0, conversions: 0};
    arrive(control, n, rate, source);
    arrive(treatment, n, rate * (1 + trueLift), source);
    const estimate = estimateLift(control, treatment);
    if (!estimate) {
      withoutLift += 1;
      return;
    }
    const {lift} = estimate;
    const isSignificant = excludesZero(fixedSampleCI({...estimate, confidence}));
    const bin = bins[Math.min(BINS - 1, Math.max(0, Math.floor((lift - start) / width)))];
    if (bin) bin[isSignificant ? 'significant' : 'other'] += 1;
    sums.all += lift;
    if (!isSignificant) return;
    sums.significant += lift;
    if (lift * direction > 0) found += 1;
    else wrongSign += 1;
  };

  const {power} = powerForEffect({
    mean: rate,
    variance,
    nPerVariation: n,
    effect: [trueLift],
    alpha: 1 - confidence,
  });
  const averageOf = (sum: number, count: number): number | null => (count ? sum / count : null);

  return {
    total: runs,
    step,
    result: () => ({
      trueLift,
      experiments,
      withoutLift,
      bins,
      found: shareInterval(found, experiments),
      planned: power[0] ?? null,
      wrongSign: shareInterval(wrongSign, experiments),
      average: averageOf(sums.all, experiments - withoutLift),
      averageSignificant: averageOf(sums.significant, found + wrongSign),
    }),
  };
}
