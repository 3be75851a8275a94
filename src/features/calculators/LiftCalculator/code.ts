import {DEFAULT_TUNING} from '../../statistics/sequentialCI.ts';
import type {Figures, Program} from '../kit/types.ts';
import {around, intervalFigures, P_VALUES, SEQUENTIAL} from '../kit/code/formulas.ts';
import {ARMS, type ArmName} from '../kit/commonFields.ts';
import {doubtOf, type Result} from './compute.ts';

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

function armOf({observation, arms}: Result, arm: ArmName): Program {
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
  const [control, treatment] = [armOf(result, 'Control'), armOf(result, 'Treatment')];
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
