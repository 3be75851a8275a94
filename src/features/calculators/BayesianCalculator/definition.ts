import {
  formatBounds,
  formatNumber,
  formatPercent,
  formatProbability,
  formatSignedEffect,
} from '../kit/format.ts';
import {documented, type ComputationStep, type Table} from '../kit/types.ts';
import type {Verdict} from '../../../shared/ui/controls/Answer.tsx';
import {judgeInterval} from '../kit/lifts.ts';
import {figures, program} from './code.ts';
import type {Definition} from '../kit/definition.ts';
import {combine, fields, type Belief} from './compute.ts';

const number = (value: number | null): string => formatNumber(value, 5).replace('-', '−');
function toSteps({values, posterior, fixed}: Belief): ComputationStep[] {
  const {lift, se, priorSd, precision, better} = values;
  const {mean, sd, weightOnData, probBeatsControl, probExceedsPrecision, risk, loss} = posterior;
  const isUp = better === 'increase';
  const sign = isUp ? '' : '−';
  return [
    documented(
      'Weight of the data',
      'w = σ₀² / (σ₀² + se²)',
      `w = ${number(priorSd)}² / (${number(priorSd)}² + ${number(se)}²) = ${number(weightOnData)}`,
    ),
    documented(
      'Center and standard deviation of the posterior',
      'mean = w × lift, sd = √(1 / (1/σ₀² + 1/se²))',
      `mean = ${number(weightOnData)} × ${number(lift)} = ${number(mean)}, sd = ${number(sd)}`,
    ),
    documented(
      'Credible interval',
      'mean ∓ z(α/2) × sd',
      `${number(mean)} ∓ ${number(fixed.criticalValue)} × ${number(sd)} = ` +
        formatBounds(posterior),
    ),
    documented(
      'Probability Beats Control',
      isUp ? 'Φ(mean / sd)' : 'Φ(−mean / sd)',
      `Φ(${number((isUp ? 1 : -1) * (mean / sd))}) = ${formatProbability(probBeatsControl)}`,
    ),
    documented(
      'Probability > Precision',
      isUp ? 'Φ((mean − δ) / sd)' : 'Φ((−mean − δ) / sd)',
      `Φ((${sign}${number(mean)} − ${number(precision)}) / ${number(sd)}) = ` +
        formatProbability(probExceedsPrecision),
    ),
    documented(
      'Risk, the mean of the lift where it does harm, and loss',
      `risk = E(Δ | Δ ${isUp ? '<' : '>'} 0), loss = P(Δ ${isUp ? '<' : '>'} 0) × risk`,
      `risk = ${formatPercent(risk, 3)}, loss = ${formatPercent(1 - probBeatsControl, 2)} × ` +
        `${formatPercent(risk, 3)} = ${formatPercent(loss, 3)}`,
    ),
  ];
}

function summarize({values, posterior}: Belief): string {
  const {mean, probBeatsControl, weightOnData} = posterior;
  return (
    `The treatment is better with a probability of ${formatProbability(probBeatsControl)}. ` +
    `The prior moves the estimate from ${formatSignedEffect(values.lift)} to ` +
    `${formatSignedEffect(mean)}: the data have a weight of ${formatPercent(weightOnData, 1)}.`
  );
}

/** Name of a prior by how much wider it is than the chosen one. */
function nameOf(scale: number): string {
  if (scale === 1) return 'as chosen';
  return scale < 1 ? `${1 / scale} times stronger` : `${scale} times weaker`;
}

function tables({values, posterior, priors, fixed}: Belief): Table[] {
  const {probBeatsControl, probExceedsPrecision, risk, loss} = posterior;
  const level = formatPercent(values.confidence);
  return [
    {
      caption: 'What the posterior says',
      head: ['Statistic', 'Value'],
      rows: [
        ['Center', formatSignedEffect(posterior.mean)],
        ['Standard deviation', formatPercent(posterior.sd, 3)],
        [`Credible interval, ${level}`, formatBounds(posterior)],
        [`Fixed-sample interval, ${level}`, formatBounds(fixed)],
        ['Probability Beats Control', formatProbability(probBeatsControl)],
        ['Probability > Precision', formatProbability(probExceedsPrecision)],
        ['Risk', formatPercent(risk, 3)],
        ['Loss', formatPercent(loss, 3)],
      ],
    },
    {
      caption: 'The same data under other priors',
      head: [
        'Prior',
        'Standard deviation',
        'Weight of data',
        'Center',
        'Interval',
        'Beats control',
      ],
      rows: priors.map(({scale, priorSd, posterior: other}) => [
        nameOf(scale),
        formatPercent(priorSd, 3),
        formatPercent(other.weightOnData, 1),
        formatSignedEffect(other.mean),
        formatBounds(other),
        formatProbability(other.probBeatsControl),
      ]),
    },
  ];
}

function notes({values}: Belief): string[] {
  const {priorSd} = values;
  const within = (count: number): string => `±${formatPercent(count * priorSd, 1)}`;
  return [
    `This prior holds that half of all lifts lie within ${within(0.67449)} and 95% within ` +
      `${within(1.95996)}. Compare it with the lifts of your own past experiments.`,
  ];
}

function judge({values, posterior}: Belief): Verdict {
  return judgeInterval(posterior, values.better);
}

/** What prior and data say together about a lift. */
export const bayesianCalculator: Definition<typeof fields, Belief> = {
  prefix: 'bayes',
  title: 'Bayesian posterior of a lift',
  fallback: 'lift',
  fields,
  compute: combine,
  summarize,
  judge,
  tables,
  notes,
  toSteps,
  figures,
  program,
};
