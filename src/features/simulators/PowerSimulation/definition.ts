import {numberField, percentField, type Fields, type Values} from '../../calculators/kit/fields.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import {powerForEffect} from '../../statistics/minimumDetectableEffect.ts';
import {arrive, estimateLift, seededSource, type Arm} from '../kit/model/conversions.ts';
import {excludesZero} from '../kit/model/methods.ts';
import {
  formatShare,
  formatShareInterval,
  NO_LIFT,
  shareInterval,
  type Share,
} from '../kit/shares.ts';
import type {Simulation, SimulatorDefinition} from '../kit/definition.ts';
import {confidence, rate, runs, seed} from '../kit/model/fields.ts';
import {StatisticsInputError} from '../../statistics/validate.ts';
import {groups, sum} from 'd3-array';
import {
  DASH,
  formatCount,
  formatNumber,
  formatPercent,
  formatSignedEffect,
} from '../../calculators/kit/format.ts';

/** The form: an experiment with a true lift, and how often it is repeated. */
const fields = {
  lift: percentField('True lift', '5', {min: -99, max: 1_000}),
  n: numberField('Subjects per variation', '12000', {whole: true, min: 100, max: 1e9}),
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
function begin(values: Values<typeof fields>): Simulation<Power> {
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

/** How many times the true lift an average is. */
function exaggeration(average: number | null, trueLift: number): number | null {
  return average === null || trueLift === 0 ? null : average / trueLift;
}

/** Bars of the chart that are one row of its table. */
const BARS_PER_ROW = 4;

/** The experiments by what they estimated. */
function spans(bins: Power['bins']): string[][] {
  const rows = groups(bins, (bin) => Math.floor(bins.indexOf(bin) / BARS_PER_ROW));
  return rows.map(([index, row]) => {
    const significant = sum(row, (bin) => bin.significant);
    const [from, to] = [row[0]?.from ?? 0, row.at(-1)?.to ?? 0].map(formatSignedEffect);
    const outer = {0: `below ${to}`, [rows.length - 1]: `${from} and above`};
    return [
      outer[index] ?? `${from} to ${to}`,
      formatCount(significant + sum(row, (bin) => bin.other)),
      formatCount(significant),
    ];
  });
}

/** Repeated experiments with a true lift. */
export const power: SimulatorDefinition<typeof fields, Power> = {
  prefix: 'repeat',
  title: 'The same experiment, repeated',
  runs: 'experiments',
  again: 'Other experiments',
  check({rate, lift}) {
    const lifted = rate * (1 + lift);
    if (lifted >= 1) {
      const message = `With this lift, ${formatPercent(lifted)} of treatment would convert.`;
      throw new StatisticsInputError('lift', `${message} Enter a smaller one.`);
    }
    if (lift === 0) {
      const message = 'Enter a lift other than 0: without one there is nothing to find.';
      throw new StatisticsInputError('lift', message);
    }
  },
  fields,
  begin,
  summarize(power) {
    const {experiments, trueLift, found, planned, averageSignificant, withoutLift} = power;
    if (withoutLift === experiments) {
      return `No lift can be shown: ${NO_LIFT}.`;
    }
    const times = exaggeration(averageSignificant, trueLift);
    const significant =
      averageSignificant === null
        ? 'None is significant.'
        : `The significant ones show ${formatSignedEffect(averageSignificant)} on average` +
          (times === null ? '.' : `, ${formatNumber(times, 2)} times the true lift.`);
    return (
      `${formatShare(found)} of ${formatCount(experiments)} experiments find the true lift of ` +
      `${formatSignedEffect(trueLift)}; the planning formula says ${formatPercent(planned, 1)}. ` +
      significant
    );
  },
  tables(power) {
    const {found, wrongSign, planned, average, averageSignificant, trueLift, bins} = power;
    const effect = (value: number | null): string => formatSignedEffect(value);
    return [
      {
        caption: 'Experiments',
        head: ['Outcome', 'Share', '95% Monte Carlo interval', 'Planning formula'],
        rows: [
          [
            'Significant, right direction',
            formatShare(found),
            formatShareInterval(found),
            formatPercent(planned, 1),
          ],
          [
            'Significant, wrong direction',
            formatShare(wrongSign),
            formatShareInterval(wrongSign),
            DASH,
          ],
        ],
      },
      {
        caption: 'Estimated lifts',
        head: ['Experiments', 'Average lift', 'Times the true lift'],
        rows: [
          ['All', effect(average), formatNumber(exaggeration(average, trueLift), 2)],
          [
            'Significant ones',
            effect(averageSignificant),
            formatNumber(exaggeration(averageSignificant, trueLift), 2),
          ],
        ],
      },
      {
        caption: 'Experiments by estimated lift',
        head: ['Estimated lift', 'Experiments', 'Significant'],
        rows: spans(bins),
      },
    ];
  },
  notes({withoutLift, experiments}) {
    if (withoutLift === 0 || withoutLift === experiments) return [];
    return [
      `In ${formatPercent(withoutLift / experiments, 1)} of the experiments no lift was shown, as control was ` +
        'less than 10 standard errors from 0; they count as not found.',
    ];
  },
};
