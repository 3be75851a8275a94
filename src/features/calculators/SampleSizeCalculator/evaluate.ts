import {detectionFactor, methodScale, type PlanningMethod} from '../../statistics/planning.ts';
import {mdeByDuration} from '../../statistics/mdeByDuration.ts';
import {ratioMoments} from '../../statistics/ratioLift.ts';
import {RELIABLE_STANDARD_ERRORS} from '../../statistics/relativeLift.ts';
import {sampleSizeByMethod} from '../../statistics/sampleSizeByMethod.ts';
import {DEFAULT_TUNING} from '../../statistics/sequentialCI.ts';
import {varianceReduction} from '../../statistics/varianceReduction.ts';
import {evaluateWith, fieldReader, type FieldReader} from '../kit/fieldReader.ts';
import type {Evaluation, Raw} from '../kit/types.ts';

/** Weeks of the result table, as in the product. */
const DURATIONS = [1, 2, 4, 6, 8, 10] as const;

/** Planning methods in the order they are shown. */
export const METHODS = ['fixed', 'sequential', 'hybrid'] as const satisfies PlanningMethod[];

export const METRICS = ['binary', 'mean', 'ratio'] as const;

export const defaults = {
  metric: 'binary',
  rate: '20',
  mean: '36.23',
  variance: '80000',
  meanNumerator: '42.5',
  meanDenominator: '1.9',
  varNumerator: '3025',
  varDenominator: '4.41',
  covariance: '88.2',
  perWeek: '5000',
  variations: '2',
  exposure: '100',
  confidence: '95',
  power: '80',
  method: 'sequential',
  rSquared: '0',
  target: '10',
} satisfies Raw;

/** What the reader plans, in fractions. */
export interface Plan {
  metric: (typeof METRICS)[number];
  mean: number;
  /** Per subject, before CUPED++. */
  variance: number;
  perWeek: number;
  variations: number;
  exposure: number;
  alpha: number;
  power: number;
  method: PlanningMethod;
  rSquared: number;
  target: number;
}

export interface DurationResult {
  weeks: number;
  nPerVariation: number;
  /** Null when the control mean would be less than 10 standard errors from 0. */
  mde: Record<PlanningMethod, number | null>;
  /** Of the chosen method, without CUPED++. */
  withoutCuped: number | null;
}

interface Requirement {
  nPerVariation: number;
  total: number;
  weeks: number;
}

export interface PlanResult {
  plan: Plan;
  rows: DurationResult[];
  requirements: Record<PlanningMethod, Requirement>;
  factor: number;
  /** True when some duration shows no effect because the control mean is too close to 0. */
  hasUnreliableRow: boolean;
}

type Moments = {mean: number; variance: number};

/** Wide enough for any unit, narrow enough that no square of it overflows. */
const MEAN = {min: -1e12, max: 1e12};
const VARIANCE = {min: 1e-12, max: 1e24};

const ZERO_MEAN = 'Enter a mean other than 0: effects are relative to it.';

/** Reads the chosen metric's fields now; the moments may be asked for when all fields are good. */
function readMoments(reader: FieldReader): () => Moments {
  switch (reader.choice('metric', METRICS)) {
    case 'binary': {
      const mean = reader.number('rate', {above: 0, below: 100, percent: true});
      return () => ({mean, variance: mean * (1 - mean)});
    }
    case 'mean': {
      const mean = reader.number('mean', MEAN);
      if (mean === 0) reader.reject('mean', ZERO_MEAN);
      const variance = reader.number('variance', VARIANCE);
      return () => ({mean, variance});
    }
    case 'ratio': {
      const arm = {
        meanNumerator: reader.number('meanNumerator', MEAN),
        meanDenominator: reader.number('meanDenominator', {min: 1e-12, max: 1e12}),
        varNumerator: reader.number('varNumerator', VARIANCE),
        varDenominator: reader.number('varDenominator', {min: 0, max: 1e24}),
        covariance: reader.number('covariance', {min: -1e24, max: 1e24}),
      };
      if (arm.meanNumerator === 0) {
        reader.reject('meanNumerator', ZERO_MEAN);
      }
      return () => {
        const moments = ratioMoments(arm, 'metric');
        return {mean: moments?.ratio ?? 0, variance: moments?.variance ?? 0};
      };
    }
  }
}

function compute(plan: Plan): PlanResult {
  const {mean, variance, alpha, power, perWeek, variations, exposure, method, target} = plan;
  const [remaining = 1] = varianceReduction({rSquared: [plan.rSquared]}).varianceRatio;
  const rowsWith = (moment: number, chosen: PlanningMethod) =>
    mdeByDuration({
      rows: DURATIONS.map((weeks) => ({weeks, subjects: weeks * perWeek, mean, variance: moment})),
      ...{variations, exposure, alpha, power, method: chosen, tuning: DEFAULT_TUNING},
    });
  const fixed = rowsWith(variance * remaining, 'fixed');
  const sequential = rowsWith(variance * remaining, 'sequential');
  const hybrid = rowsWith(variance * remaining, 'hybrid');
  const plain = rowsWith(variance, method);
  const rows = DURATIONS.map((weeks, index) => {
    const nPerVariation = fixed.nPerVariation[index] ?? 0;
    const standardErrors = Math.abs(mean) / Math.sqrt(variance / nPerVariation);
    const shown = (values: (number | null)[]): number | null =>
      standardErrors >= RELIABLE_STANDARD_ERRORS ? (values[index] ?? null) : null;
    return {
      weeks,
      nPerVariation,
      mde: {fixed: shown(fixed.mde), sequential: shown(sequential.mde), hybrid: shown(hybrid.mde)},
      withoutCuped: shown(plain.mde),
    };
  });
  const require = (chosen: PlanningMethod): Requirement => {
    const size = sampleSizeByMethod({
      ...{mean, variance: variance * remaining, mde: target, alpha, power},
      ...{method: chosen, tuning: DEFAULT_TUNING},
    });
    const nPerVariation = size.nPerVariationCeil ?? 0;
    const total = nPerVariation * variations;
    return {nPerVariation, total, weeks: total / (perWeek * exposure)};
  };
  return {
    plan,
    rows,
    requirements: {
      fixed: require('fixed'),
      sequential: require('sequential'),
      hybrid: require('hybrid'),
    },
    factor: detectionFactor(alpha, power),
    hasUnreliableRow: rows.some((row) => row.mde.fixed === null),
  };
}

/** Interval width of a method over the fixed-sample width at `nPerVariation` subjects. */
export function scaleOf(plan: Plan, method: PlanningMethod, nPerVariation: number): number {
  return methodScale(method, nPerVariation, plan.alpha, DEFAULT_TUNING);
}

/** Where the statistics' name for an input is typed. */
function fieldOf(statisticsField: string): string {
  if (statisticsField === 'metric.covariance') return 'covariance';
  if (statisticsField.startsWith('metric.')) return statisticsField.slice('metric.'.length);
  return statisticsField in defaults ? statisticsField : 'target';
}

/** Plan and results for what was typed, or a message per field. */
export function evaluate(raw: Raw): Evaluation<PlanResult> {
  const reader = fieldReader(raw);
  const metric = reader.choice('metric', METRICS);
  const moments = readMoments(reader);
  const levels = {
    perWeek: reader.number('perWeek', {min: 1, max: 1e12}),
    variations: reader.number('variations', {whole: true, min: 2, max: 9}),
    exposure: reader.number('exposure', {above: 0, max: 100, percent: true}),
    alpha: 1 - reader.number('confidence', {above: 0, below: 100, percent: true}),
    power: reader.number('power', {above: 0, below: 100, percent: true}),
    method: reader.choice('method', METHODS),
    rSquared: reader.number('rSquared', {min: 0, below: 100, percent: true}),
    target: reader.number('target', {min: 0.001, max: 1000, percent: true}),
  };
  const rate = Number.isNaN(levels.target) || metric !== 'binary' ? 0 : moments().mean;
  if (rate * (1 + levels.target) > 1) {
    reader.reject('target', 'Enter a smaller effect: this one takes the rate above 100%.');
  }
  return evaluateWith(reader, () => compute({metric, ...moments(), ...levels}), fieldOf);
}
