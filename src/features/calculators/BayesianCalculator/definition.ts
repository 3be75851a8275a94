import {bayesianPosterior, DEFAULT_PRIOR_SD} from '../../statistics/bayesianPosterior.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import type {Values, Fields} from '../kit/fields.ts';
import {confidence} from '../kit/commonFields.ts';
import {
  formatBounds,
  formatNumber,
  formatPercent,
  formatProbability,
  formatSignedEffect,
} from '../kit/format.ts';
import type {ComputationStep, Table} from '../kit/types.ts';
import type {Verdict} from '../../../shared/ui/controls/Answer.tsx';
import {judgeInterval} from '../kit/lifts.ts';
import type {Definition} from '../kit/definition.ts';

/** The form; the example is that of the page of formulas. */
const fields = {
  lift: {label: 'Lift', initial: '6', unit: '%', min: -1e6, max: 1e6},
  se: {
    label: 'Standard error',
    hint: 'Of the lift',
    initial: '3',
    unit: '%',
    above: 0,
    max: 1e6,
  },
  priorSd: {
    label: 'Prior standard deviation',
    hint: 'The prior is centered on no lift',
    initial: String(DEFAULT_PRIOR_SD * 100),
    unit: '%',
    above: 0,
    max: 1e6,
  },
  precision: {
    label: 'Effect that matters',
    hint: 'Threshold of Probability > Precision',
    initial: '2',
    unit: '%',
    min: 0,
    max: 1e6,
  },
  confidence,
  better: {
    label: 'Direction',
    initial: 'increase',
    options: {increase: 'An increase is good', decrease: 'A decrease is good'},
  },
} satisfies Fields;

/** Prior standard deviations shown beside the chosen one, as multiples of it. */
const SCALES = [0.25, 0.5, 1, 2, 4];

export type Belief = ReturnType<typeof combine>;

/** The posterior of the lift under the chosen prior, and under stronger and weaker ones. */
function combine(values: Values<typeof fields>) {
  const {lift, se: standardError, priorSd, precision, confidence, better} = values;
  const higherIsBetter = better === 'increase';
  const input = {lift, standardError, precision, confidence, higherIsBetter, priorMean: 0};
  const priors = SCALES.map((scale) => {
    const sd = scale * priorSd;
    return {priorSd: sd, scale, posterior: bayesianPosterior({...input, priorSd: sd})};
  });
  const posterior = bayesianPosterior({...input, priorSd});
  return {values, posterior, priors, fixed: fixedSampleCI({lift, standardError, confidence})};
}

const number = (value: number | null): string => formatNumber(value, 5).replace('-', '−');
const source = 'documented';

function toSteps({values, posterior, fixed}: Belief): ComputationStep[] {
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
  loadCode: () => import('./code.ts'),
};
