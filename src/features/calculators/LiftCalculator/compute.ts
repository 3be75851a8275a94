import {
  ARMS,
  confidence,
  EXAMPLE_TIMES,
  MEAN,
  ofBothArms,
  type ArmName,
} from '../kit/commonFields.ts';
import {choiceField, percentField, type Fields, type Values} from '../kit/fields.ts';
import type {Figures, Program, Raw} from '../kit/types.ts';
import {StatisticsInputError} from '../../statistics/validate.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import {percentileMetric} from '../../statistics/percentileMetric.ts';
import {ratioMoments} from '../../statistics/ratioLift.ts';
import {relativeLift, type ArmSummary} from '../../statistics/relativeLift.ts';
import {DEFAULT_TUNING, sequentialCI} from '../../statistics/sequentialCI.ts';
import {formatNumber} from '../kit/format.ts';
import {readColumn} from '../kit/readNumber.ts';
import {whyNoLift} from '../kit/lifts.ts';
import {around, intervalFigures, P_VALUES, SEQUENTIAL} from '../kit/code/formulas.ts';

const only = (kind: string) => ({when: ({data}: Raw) => data === kind});
const VARIANCE = {min: 0, max: 1e24};

const subjects = {
  label: 'Subjects',
  whole: true,
  min: 2,
  max: 1e15,
  when: ({data}: Raw) => data !== 'percentile',
};
const denominator = {label: 'Mean of the denominator', min: 1e-12, max: 1e12, ...only('ratio')};
const varNumerator = {label: 'Variance of the numerator', ...VARIANCE, ...only('ratio')};
const varDenominator = {label: 'Variance of the denominator', ...VARIANCE, ...only('ratio')};
const covariance = {label: 'Covariance of both', min: -1e24, max: 1e24, ...only('ratio')};
const values = {
  label: 'Values',
  hint: 'One on each line, each of another subject. They stay in this page.',
  rows: 6,
  isLocal: true,
  ...only('percentile'),
};

/** The form; asks only for the chosen kind of metric. */
export const fields = {
  data: choiceField('Metric', {
    mean: 'Mean per subject',
    ratio: 'Ratio of two totals',
    percentile: 'Percentile of pasted values',
  }),
  ...ofBothArms({
    n: [subjects, '23740', '23803'],
    mean: [{label: 'Mean', ...MEAN, ...only('mean')}, '1.7602', '1.8669'],
    var: [{label: 'Variance of one subject', ...VARIANCE, ...only('mean')}, '2.652', '2.983'],
    numerator: [{label: 'Mean of the numerator', ...MEAN, ...only('ratio')}, '42.5', '43.9'],
    denominator: [denominator, '1.9', '1.93'],
    varNumerator: [varNumerator, '3025', '3136'],
    varDenominator: [varDenominator, '4.41', '4.49'],
    covariance: [covariance, '88.2', '90.1'],
    values: [values, EXAMPLE_TIMES.control, EXAMPLE_TIMES.treatment],
  }),
  percentile: percentField('Percentile', '50', {
    hint: '90 is p90, 50 the median',
    min: 1,
    below: 100,
    ...only('percentile'),
  }),
  confidence,
} satisfies Fields;

type Observation = Values<typeof fields>;

export type Result = ReturnType<typeof compute>;

/** What the lift needs of a variation, and what it came from. */
interface Arm extends ArmSummary {
  /** Squared standard error of the metric is `variance` / `n`, whatever the metric. */
  values: readonly number[];
  percentile: ReturnType<typeof percentileMetric> | null;
}

function armOf(observation: Observation, arm: ArmName): Arm {
  const none = {values: [], percentile: null};
  if (observation.data === 'mean') {
    const [n, mean] = [observation[`n${arm}`], observation[`mean${arm}`]];
    return {...none, n, mean, variance: observation[`var${arm}`]};
  }
  if (observation.data === 'ratio') {
    const moments = {
      meanNumerator: observation[`numerator${arm}`],
      meanDenominator: observation[`denominator${arm}`],
      varNumerator: observation[`varNumerator${arm}`],
      varDenominator: observation[`varDenominator${arm}`],
      covariance: observation[`covariance${arm}`],
    };
    const limit = Math.sqrt(moments.varNumerator) * Math.sqrt(moments.varDenominator);
    if (Math.abs(moments.covariance) > limit * (1 + 1e-9)) {
      throw new StatisticsInputError(
        `covariance${arm}`,
        `Enter a covariance between ${formatNumber(-limit)} and ${formatNumber(limit)}, the ` +
          'product of the standard deviations.',
      );
    }
    const ratio = ratioMoments(moments, arm);
    return {
      ...none,
      n: observation[`n${arm}`],
      mean: ratio?.ratio ?? 0,
      variance: ratio?.variance ?? 0,
    };
  }
  const values = readColumn(observation[`values${arm}`], `values${arm}`);
  const percentile = percentileMetric({
    clusters: values.map((value) => [value]),
    p: observation.percentile,
    confidence: observation.confidence,
  });
  const standardError = percentile.standardError ?? 0;
  const n = values.length;
  return {values, percentile, n, mean: percentile.percentile, variance: standardError ** 2 * n};
}

/** Why a percentile's standard error is not known, which its variance of 0 does not say. */
export function doubtOf({percentile}: Arm): string | undefined {
  return percentile?.reasons?.standardError;
}

/** Lift with its standard error and intervals, or the reason why none can be shown. */
export function compute(observation: Observation) {
  const arms = {
    Control: armOf(observation, 'Control'),
    Treatment: armOf(observation, 'Treatment'),
  };
  const relative = relativeLift({control: arms.Control, treatment: arms.Treatment});
  const {lift, standardError} = relative;
  const doubt = ARMS.map((arm) => doubtOf(arms[arm])).find(Boolean);
  const reason = doubt
    ? `No interval can be told yet. ${doubt}`
    : whyNoLift(relative, arms.Treatment);
  if (lift === null || standardError === null || reason) {
    return {observation, arms, relative, shown: null, reason};
  }
  const subjects = arms.Control.n + arms.Treatment.n;
  const input = {lift, standardError, confidence: observation.confidence};
  const fixed = fixedSampleCI(input);
  const sequential = sequentialCI({...input, n: subjects, tuning: DEFAULT_TUNING});
  const shown = {lift, standardError, subjects, fixed, sequential};
  return {observation, arms, relative, shown, reason};
}

/** The numbers of both tables; without a lift only those of the variations. */
export function figures({arms, shown, relative}: Result): Figures {
  const metric = ARMS.flatMap((arm) => {
    const {mean, variance, n} = arms[arm];
    const name = arm.toLowerCase();
    const standardError: [string, number][] = doubtOf(arms[arm])
      ? []
      : [[`se_${name}`, Math.sqrt(variance / n)]];
    return [[`metric_${name}`, mean], ...standardError];
  });
  const variations = Object.fromEntries(metric) as Record<string, number>;
  if (!shown) return {...variations, difference: relative.absoluteDifference};
  return {...variations, ...intervalFigures(shown)};
}

function programOf({observation, arms}: Result, arm: ArmName): Program {
  const name = arm.toLowerCase();
  const of = (part: string) => `${part}_${name}`;
  if (observation.data === 'mean') {
    return {
      given: {
        [of('n')]: observation[`n${arm}`],
        [of('metric')]: observation[`mean${arm}`],
        [of('variance')]: observation[`var${arm}`],
      },
      formulas: {[of('se')]: `sqrt(${of('variance')} / ${of('n')})`},
    };
  }
  if (observation.data === 'ratio') {
    const linear =
      `${of('var_numerator')} - 2 * ${of('metric')} * ${of('covariance')} + ` +
      `${of('metric')} ^ 2 * ${of('var_denominator')}`;
    return {
      given: {
        [of('n')]: observation[`n${arm}`],
        [of('numerator')]: observation[`numerator${arm}`],
        [of('denominator')]: observation[`denominator${arm}`],
        [of('var_numerator')]: observation[`varNumerator${arm}`],
        [of('var_denominator')]: observation[`varDenominator${arm}`],
        [of('covariance')]: observation[`covariance${arm}`],
      },
      formulas: {
        [of('metric')]: `${of('numerator')} / ${of('denominator')}`,
        [of('se')]: `sqrt(max(0, ${linear}) / ${of('n')}) / ${of('denominator')}`,
      },
    };
  }
  const [sorted, n, share] = [of('sorted'), of('n'), of('share')];
  const half = `z * sqrt(p * (1 - p) / ${n})`;
  return {
    given: {[of('values')]: arms[arm].values},
    formulas: {
      [sorted]: `sort(${of('values')})`,
      [n]: `length(${of('values')})`,
      // The factor takes back what rounding may have added to a whole number.
      [of('metric')]: `ranked(${sorted}, min(${n}, max(1, ceiling(${n} * p * (1 - 1e-9)))))`,
      [of('low')]: `ranked(${sorted}, max(1, floor(${n} * (p - ${half}))))`,
      [of('high')]: `ranked(${sorted}, min(${n}, ceiling(${n} * (p + ${half}))))`,
      [share]: `share_up_to(${of('values')}, ${of('metric')})`,
      [of('correction')]: `sqrt(${share} * (1 - ${share}) / (${n} - 1) / (p * (1 - p) / ${n}))`,
      [of('se')]: `${of('correction')} * (${of('high')} - ${of('low')}) / (2 * z)`,
    },
  };
}

const LIFT = {
  lift: 'metric_treatment / metric_control - 1',
  standard_error:
    'sqrt(se_treatment ^ 2 + (metric_treatment / metric_control) ^ 2 * se_control ^ 2) / ' +
    'abs(metric_control)',
  subjects: 'n_control + n_treatment',
  ...around('fixed', 'z'),
  ...SEQUENTIAL,
};

/** Both tables as a script, from the reader's numbers. */
export function program(result: Result): Program {
  const {observation, shown} = result;
  const {confidence, percentile, data} = observation;
  const [control, treatment] = [programOf(result, 'Control'), programOf(result, 'Treatment')];
  return {
    given: {
      ...control.given,
      ...treatment.given,
      ...(data === 'percentile' ? {p: percentile} : {}),
      confidence,
      ...(shown ? {tuning: DEFAULT_TUNING} : {}),
    },
    formulas: {
      alpha: '1 - confidence',
      z: '-qnorm(alpha / 2)',
      ...control.formulas,
      ...treatment.formulas,
      ...(shown ? LIFT : {difference: 'metric_treatment - metric_control'}),
      ...(shown && shown.fixed.pValue !== null && P_VALUES),
    },
  };
}
