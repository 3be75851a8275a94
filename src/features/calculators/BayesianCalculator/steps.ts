import {formatBounds, formatNumber, formatPercent, formatProbability} from '../kit/format.ts';
import type {ComputationStep} from '../kit/types.ts';
import type {Belief} from './compute.ts';

const number = (value: number | null): string => formatNumber(value, 5).replace('-', '−');
const source = 'documented';

/** The formulas from prior and data to the statistics, with their numbers. */
export function toSteps({values, posterior, fixed}: Belief): ComputationStep[] {
  const {lift, se, priorSd, precision, better} = values;
  const {mean, sd, weightOnData, probBeatsControl, probExceedsPrecision, risk, loss} = posterior;
  const isUp = better === 'increase';
  const sign = isUp ? '' : '−';
  return [
    {
      title: 'Weight of the data',
      formula: 'w = σ₀² / (σ₀² + se²)',
      filled: `w = ${number(priorSd)}² / (${number(priorSd)}² + ${number(se)}²) = ${number(weightOnData)}`,
      source,
    },
    {
      title: 'Center and standard deviation of the posterior',
      formula: 'mean = w × lift, sd = √(1 / (1/σ₀² + 1/se²))',
      filled: `mean = ${number(weightOnData)} × ${number(lift)} = ${number(mean)}, sd = ${number(sd)}`,
      source,
    },
    {
      title: 'Credible interval',
      formula: 'mean ∓ z(α/2) × sd',
      filled:
        `${number(mean)} ∓ ${number(fixed.criticalValue)} × ${number(sd)} = ` +
        formatBounds(posterior),
      source,
    },
    {
      title: 'Probability Beats Control',
      formula: isUp ? 'Φ(mean / sd)' : 'Φ(−mean / sd)',
      filled: `Φ(${number((isUp ? 1 : -1) * (mean / sd))}) = ${formatProbability(probBeatsControl)}`,
      source,
    },
    {
      title: 'Probability > Precision',
      formula: isUp ? 'Φ((mean − δ) / sd)' : 'Φ((−mean − δ) / sd)',
      filled:
        `Φ((${sign}${number(mean)} − ${number(precision)}) / ${number(sd)}) = ` +
        formatProbability(probExceedsPrecision),
      source,
    },
    {
      title: 'Risk, the mean of the lift where it does harm, and loss',
      formula: `risk = E(Δ | Δ ${isUp ? '<' : '>'} 0), loss = P(Δ ${isUp ? '<' : '>'} 0) × risk`,
      filled:
        `risk = ${formatPercent(risk, 3)}, loss = ${formatPercent(1 - probBeatsControl, 2)} × ` +
        `${formatPercent(risk, 3)} = ${formatPercent(loss, 3)}`,
      source,
    },
  ];
}
