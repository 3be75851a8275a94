import {bayesianPosterior} from '../../statistics/bayesianPosterior.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import {percentField, type Fields, type Values} from '../kit/fields.ts';
import {better, confidence, priorSd} from '../kit/commonFields.ts';
import {documented, type Formulas} from '../kit/types.ts';
import {BEATS, hasRisk, POSTERIOR, RISK} from '../kit/code/formulas.ts';
import {
  formatBounds,
  formatNumber,
  formatPercent,
  formatProbability,
  formatSignedEffect,
} from '../kit/format.ts';
import {judgeInterval} from '../kit/lifts.ts';
import type {Definition} from '../kit/definition.ts';

/** The form; the example is that of the page of formulas. */
const fields = {
  lift: percentField('Lift', '6', {min: -1e6, max: 1e6}),
  se: percentField('Standard error', '3', {hint: 'Of the lift', above: 0, max: 1e6}),
  priorSd: {...priorSd, hint: 'The prior is centered on no lift'},
  precision: percentField('Effect that matters', '2', {
    hint: 'Threshold of Probability > Precision',
    min: 0,
    max: 1e6,
  }),
  confidence,
  better,
} satisfies Fields;

/** Prior standard deviations shown beside the chosen one, as multiples of it. */
const SCALES = [0.25, 0.5, 1, 2, 4];

export type Belief = ReturnType<typeof combine>;

/** The posterior of the lift under the chosen prior, and under stronger and weaker ones. */
function combine(values: Values<typeof fields>) {
  const {lift, se: standardError, priorSd, precision, confidence, better} = values;
  const higherIsBetter = better === 'increase';
  const input = {lift, standardError, precision, confidence, higherIsBetter};
  const priors = SCALES.map((scale) => {
    const sd = scale * priorSd;
    return {priorSd: sd, scale, posterior: bayesianPosterior({...input, priorSd: sd})};
  });
  const posterior = bayesianPosterior({...input, priorSd});
  return {values, posterior, priors, fixed: fixedSampleCI({lift, standardError, confidence})};
}

const FORMULAS = {
  critical_value: '-qnorm((1 - confidence) / 2)',
  fixed_lower: 'lift - critical_value * standard_error',
  fixed_upper: 'lift + critical_value * standard_error',
  ...POSTERIOR,
  ...BEATS,
  probability_to_exceed_precision: 'pnorm((side * posterior_mean - precision) / posterior_sd)',
};

/** The same posterior with the prior that is `scale` times as wide. */
function underPrior(scale: number, index: number): [string, string][] {
  const name = (part: string): string => `${part}_prior_${index + 1}`;
  const half = `critical_value * sqrt(${name('weight')}) * standard_error`;
  const square = `(${scale} * prior_sd) ^ 2`;
  return [
    [name('weight'), `${square} / (${square} + standard_error ^ 2)`],
    [name('mean'), `${name('weight')} * lift`],
    [name('lower'), `${name('mean')} - ${half}`],
    [name('upper'), `${name('mean')} + ${half}`],
  ];
}

const number = (value: number | null): string => formatNumber(value, 5).replace('-', '−');
/** Name of a prior by how much wider it is than the chosen one. */
function nameOf(scale: number): string {
  if (scale === 1) return 'as chosen';
  return scale < 1 ? `${1 / scale} times stronger` : `${scale} times weaker`;
}

/** What prior and data say together about a lift. */
export const bayesianCalculator: Definition<typeof fields, Belief> = {
  prefix: 'bayes',
  title: 'Bayesian posterior of a lift',
  fields,
  compute: combine,
  summarize({values, posterior}) {
    const {mean, probBeatsControl, weightOnData} = posterior;
    return (
      `The treatment is better with a probability of ${formatProbability(probBeatsControl)}. ` +
      `The prior moves the estimate from ${formatSignedEffect(values.lift)} to ` +
      `${formatSignedEffect(mean)}: the data have a weight of ${formatPercent(weightOnData, 1)}.`
    );
  },
  judge({values, posterior}) {
    return judgeInterval(posterior, values.better);
  },
  tables({values, posterior, priors, fixed}) {
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
  },
  notes({values}) {
    const {priorSd} = values;
    const within = (count: number): string => `±${formatPercent(count * priorSd, 1)}`;
    return [
      `This prior holds that half of all lifts lie within ${within(0.67449)} and 95% within ` +
        `${within(1.95996)}. Compare it with the lifts of your own past experiments.`,
    ];
  },
  toSteps({values, posterior, fixed}) {
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
  },
  figures({posterior, priors, fixed}) {
    const {mean, sd, lower, upper, weightOnData, risk, loss} = posterior;
    const others = priors.flatMap(({posterior: other}, index) => [
      [`mean_prior_${index + 1}`, other.mean],
      [`lower_prior_${index + 1}`, other.lower],
      [`upper_prior_${index + 1}`, other.upper],
    ]);
    return {
      weight_on_data: weightOnData,
      posterior_mean: mean,
      posterior_sd: sd,
      posterior_lower: lower,
      posterior_upper: upper,
      fixed_lower: fixed.lower,
      fixed_upper: fixed.upper,
      probability_to_beat_control: posterior.probBeatsControl,
      probability_to_exceed_precision: posterior.probExceedsPrecision,
      ...(hasRisk(posterior) && {risk, loss}),
      ...(Object.fromEntries(others) as Record<string, number>),
    };
  },
  program(belief) {
    const {values, priors, posterior} = belief;
    const {lift, se, priorSd, precision, confidence, better} = values;
    const others = Object.fromEntries(
      priors.flatMap(({scale}, index) => underPrior(scale, index)),
    ) as Formulas;
    return {
      given: {
        lift,
        standard_error: se,
        prior_sd: priorSd,
        precision,
        confidence,
        side: better === 'increase' ? 1 : -1,
      },
      formulas: {...FORMULAS, ...(hasRisk(posterior) && RISK), ...others},
    };
  },
};
