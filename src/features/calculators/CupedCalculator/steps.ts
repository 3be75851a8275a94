import {formatCount, formatEffect, formatNumber, formatSignedEffect} from '../kit/format.ts';
import type {ComputationStep} from '../kit/types.ts';
import type {Adjustment, Cuped} from './computeArms.ts';
import type {Gain} from './computeGain.ts';

const number = (value: number): string => formatNumber(value, 5).replace('-', '−');

function gainSteps({values, rSquared, left, standardError, adjustedError, rows}: Gain) {
  const {mode, correlation, mean, variance, n} = values;
  const fromCorrelation: ComputationStep = {
    title: 'Variance explained by one covariate',
    formula: 'R² = r²',
    filled: `R² = ${number(correlation)}² = ${number(rSquared)}`,
    source: 'paper',
  };
  const shown: ComputationStep[] = [
    {
      title: 'Standard error of the lift without CUPED, for no effect and equal variations',
      formula: 'se = √(2 σ² / n) / |μ|',
      filled: `se = √(2 × ${number(variance)} / ${formatCount(n)}) / ${number(Math.abs(mean))} = ${number(standardError)}`,
      source: 'documented',
    },
    {
      title: 'The same with CUPED',
      formula: 'se × √(1 − R²)',
      filled: `${number(standardError)} × √${number(left)} = ${number(adjustedError)}`,
      source: 'paper',
    },
    {
      title: 'Subjects per variation for the old width, Fixed Sample',
      formula: 'n (1 − R²), rounded up',
      filled: `${formatCount(n)} × ${number(left)} → ${formatCount(rows[0]?.enough ?? n)}`,
      source: 'paper',
    },
  ];
  return mode === 'correlation' ? [fromCorrelation, ...shown] : shown;
}

function armsSteps(result: Adjustment): ComputationStep[] {
  const {control, treatment, theta, controlMean, treatmentMean, intervals} = result;
  const total = control.n + treatment.n;
  const meanX = (control.n * control.meanX + treatment.n * treatment.meanX) / total;
  const adjusted = intervals[1];
  const mean = (during: number, before: number, value: number): string =>
    `${number(during)} − ${number(theta)} × (${number(before)} − ${number(meanX)}) = ${number(value)}`;
  return [
    {
      title: 'Slope over the subjects of both variations',
      formula: 'b = cov(y, x) / var(x)',
      filled: `b = ${number(theta)}, R² = ${number(result.rSquared)}`,
      source: 'paper',
    },
    {
      title: 'Adjusted mean of control',
      formula: 'm − b (x̄_C − x̄)',
      filled: mean(control.meanY, control.meanX, controlMean),
      source: 'paper',
    },
    {
      title: 'Adjusted mean of treatment',
      formula: 'm − b (x̄_T − x̄)',
      filled: mean(treatment.meanY, treatment.meanX, treatmentMean),
      source: 'paper',
    },
    {
      title: 'Adjusted variance of one subject, in each variation',
      formula: 's_y² − 2 b cov(y, x) + b² s_x²',
      filled: [control, treatment]
        .map(
          ({varX, varY, covariance}) =>
            `${number(varY)} − 2 × ${number(theta)} × ${number(covariance)} + ` +
            `${number(theta)}² × ${number(varX)}`,
        )
        .join('; '),
      source: 'paper',
    },
    {
      title: 'Adjusted lift and its standard error (delta method)',
      formula: 'lift = m_T / m_C − 1',
      filled:
        `lift = ${number(treatmentMean)} / ${number(controlMean)} − 1 = ` +
        `${formatSignedEffect(adjusted.center)}, se = ${formatEffect(adjusted.standardError)}`,
      source: 'documented',
    },
  ];
}

/** The formulas behind the widths, or behind the adjusted lift. */
export function toSteps(result: Cuped): ComputationStep[] {
  return result.kind === 'gain' ? gainSteps(result) : armsSteps(result);
}
