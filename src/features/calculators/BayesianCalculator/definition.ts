import type {Verdict} from '../../../shared/ui/controls/Answer.tsx';
import {judgeInterval} from '../kit/judgeInterval.ts';
import type {Definition} from '../kit/definition.ts';
import {combine, type Belief, fields} from './compute.ts';
import {toSteps} from './steps.ts';
import {formatBounds, formatPercent, formatProbability, formatSignedEffect} from '../kit/format.ts';
import type {Table} from '../kit/types.ts';

/** The answer in a sentence or two. */
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

/** The statistics of the product, and the same data under other priors. */
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

/** What the prior claims. */
function notes({values}: Belief): string[] {
  const {priorSd} = values;
  const within = (count: number): string => `±${formatPercent(count * priorSd, 1)}`;
  return [
    `This prior holds that half of all lifts lie within ${within(0.67449)} and 95% within ` +
      `${within(1.95996)}. Compare it with the lifts of your own past experiments.`,
  ];
}

/** What the credible interval says about 0. */
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
