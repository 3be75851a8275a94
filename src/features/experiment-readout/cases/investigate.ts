import {formatBounds, formatPValue, formatSignedEffect} from '../../calculators/kit/format.ts';
import {toReadout} from '../compute/toReadout.ts';
import {arms, rates} from '../experiment.ts';
import {primary, secondary, planned, type Case} from './case.ts';
import {groupDigits} from '../../../shared/format.ts';

/** A gain on a split that cannot be chance. */
export const unbalanced: Case = {
  id: 'signup',
  story:
    'Two fields fewer to fill in, planned as an even split. The method is Sequential, and this is day 14 of 28. ' +
    'Somebody says: “Best result of the year.”',
  experiment: planned({
    name: 'Shorter sign-up form',
    days: 14,
    plannedDays: 28,
    targetPrecision: 0.03,
    subjects: [50_310, 47_690],
    metrics: [
      primary('Sign-ups', ['increase', 'rate'], rates(0.21, 0.2217)),
      secondary('Activated accounts', ['increase', 'rate'], rates(0.128, 0.1322)),
    ],
  }),
  answer: 'investigate',
  reasons: ({primary, split, subjects}) => ({
    ship:
      `${formatBounds(primary.effect)} compares two groups that are not alike. If those who are missing from ` +
      'treatment are the ones who would not have signed up, the whole gain is made of their absence.',
    wait: 'A steady loss of subjects goes on while you wait. More of the same data has the same fault.',
    stop: 'The treatment may be as good as it looks. Nobody knows yet, and the data of this run cannot tell.',
    investigate:
      `${groupDigits(subjects[0] - subjects[1])} subjects more in control: by chance, a gap this ` +
      `large has a probability of ${formatPValue(split.pValue)}, and the alarm is at 0.001. Look at where treatment loses ` +
      'subjects, such as a redirect or late logging, fix it and start again.',
  }),
  read: {
    to: '/experiment-analysis/diagnostics/#traffic-imbalance',
    label: 'what a traffic imbalance means',
  },
};

const badge = planned({
  name: 'Loyalty badge',
  days: 21,
  plannedDays: 28,
  targetPrecision: 0.03,
  subjects: [60_120, 60_204],
  metrics: [
    {
      ...primary('Revenue', ['increase', 'money'], arms(30.02, 2025, 31.49, 2110)),
      before: {control: 29.03, treatment: 30.52, variance: 2025, correlation: 0.8},
    },
  ],
});

/** A gain that was there before the start date. */
export const headStart: Case = {
  id: 'badge',
  story:
    'Loyal customers see a badge. The method is Sequential, this is day 21 of 28, CUPED is on, and the ' +
    'table shows the non-CUPED results. Somebody says: “The split is even and revenue is up. What else do you want?”',
  experiment: badge,
  answer: 'investigate',
  reasons: ({primary, before}) => {
    const adjusted = toReadout(badge, {method: badge.method, cuped: true}).primary.effect;
    return {
      ship:
        `The groups differed before the start date already: by ${formatSignedEffect(before?.lift ?? 0)}. ` +
        `That is about the whole lift of ${formatSignedEffect(primary.effect.lift)}.`,
      wait:
        'More days do not explain why the groups differed before the start date. A narrower interval only makes ' +
        'the result look more certain.',
      stop: 'You know neither that the badge works nor that it does not. Find the cause first.',
      investigate:
        `Before the start date the averages already differed by ${formatBounds(before ?? primary.effect)}, which a ` +
        'random split of so many subjects does not do. If the start date is later than the first exposure, a part of ' +
        'this difference is the effect of the badge, and CUPED wrongly takes it out: that leaves ' +
        `${formatBounds(adjusted)}. Set the true start, and until then use the non-CUPED result only. If the ` +
        'assignment was not random, do not decide on this experiment at all.',
    };
  },
  read: {
    to: '/experiment-analysis/diagnostics/#pre-experiment-data',
    label: 'the check of the data before the experiment',
  },
};
