import {formatCount, formatEffect, formatNumber} from '../kit/format.ts';
import type {ComputationStep} from '../kit/types.ts';
import {ARMS, doubtOf, type ArmName, type Result} from './compute.ts';

const number = (value: number | null): string => formatNumber(value, 5);

function ratioStep({arms, observation}: Result, arm: ArmName): ComputationStep {
  const {mean, variance} = arms[arm];
  const [y, z] = [observation[`numerator${arm}`], observation[`denominator${arm}`]].map(number);
  return {
    title: `${arm}: ratio, and the variance one subject adds to it`,
    formula: 'R = m_Y / m_Z, σ² = (s_Y² − 2 R s_YZ + R² s_Z²) / m_Z²',
    filled:
      `R = ${y} / ${z} = ${number(mean)}, ` +
      `σ² = (${number(observation[`varNumerator${arm}`])} − 2 × ${number(mean)} × ` +
      `${number(observation[`covariance${arm}`])} + ${number(mean)}² × ` +
      `${number(observation[`varDenominator${arm}`])}) / ${z}² = ${number(variance)}`,
    source: 'documented',
  };
}

function percentileSteps({arms, observation}: Result, arm: ArmName): ComputationStep[] {
  const {percentile} = arms[arm];
  if (!percentile) return [];
  const {n, lowerRank, upperRank, lowerValue, upperValue, correction, standardError} = percentile;
  const p = formatNumber(observation.percentile);
  return [
    {
      title: `${arm}: the value at the rank`,
      formula: 'rank = ⌈n p⌉ among the sorted values',
      filled: `rank = ⌈${n} × ${p}⌉, value ${number(percentile.percentile)}`,
      source: 'paper',
    },
    {
      title: `${arm}: standard error from the ranks around it, corrected for subjects`,
      formula: 'se = c × (x_upper − x_lower) / (2 z), ranks n (p ∓ z √(p (1 − p) / n))',
      filled:
        `ranks ${formatCount(lowerRank)} and ${formatCount(upperRank)}, se = ` +
        `${number(correction)} × (${number(upperValue)} − ${number(lowerValue)}) / (2 z) = ` +
        number(standardError),
      source: 'paper',
    },
  ];
}

function armSteps(result: Result): ComputationStep[] {
  switch (result.observation.data) {
    case 'mean':
      return [];
    case 'ratio':
      return ARMS.map((arm) => ratioStep(result, arm));
    case 'percentile':
      return ARMS.flatMap((arm) => percentileSteps(result, arm));
  }
}

/** The formulas from the variations to the interval, with their numbers. */
export function toSteps(result: Result): ComputationStep[] {
  const {arms, shown, relative} = result;
  if (ARMS.some((arm) => doubtOf(arms[arm]))) return armSteps(result);
  const [c, t] = [arms.Control, arms.Treatment].map(({n, mean, variance}) => ({
    mean: number(mean),
    se: number(Math.sqrt(variance / n)),
  })) as [Record<'mean' | 'se', string>, Record<'mean' | 'se', string>];
  const validity: ComputationStep = {
    title: 'Is control far enough from 0 for a lift to be shown?',
    formula: '|m_C| / se_C ≥ 10',
    filled:
      `${c.mean} / ${c.se} = ${formatNumber(relative.controlMeanOverSe, 1)}, ` +
      (relative.reliable ? 'yes' : 'no'),
    source: 'documented',
  };
  if (!shown) return [...armSteps(result), validity];
  const {lift, standardError, fixed} = shown;
  return [
    ...armSteps(result),
    validity,
    {
      title: 'Lift',
      formula: 'lift = m_T / m_C − 1',
      filled: `lift = ${t.mean} / ${c.mean} − 1 = ${number(lift)}`,
      source: 'documented',
    },
    {
      title: 'Standard error of the lift (delta method)',
      formula: 'se = √(se_T² + (m_T / m_C)² se_C²) / |m_C|',
      filled:
        `se = √(${t.se}² + (${t.mean} / ${c.mean})² × ${c.se}²) / |${c.mean}| = ` +
        number(standardError),
      source: 'documented',
    },
    {
      title: 'Fixed Sample',
      formula: 'lift ∓ z(α/2) × se',
      filled:
        `${number(lift)} ∓ ${number(fixed.criticalValue)} × ${number(standardError)} = ` +
        `${formatEffect(fixed.lower)} to ${formatEffect(fixed.upper)}`,
      source: 'documented',
    },
  ];
}
