import {formatBounds, formatPValue} from '../../calculators/kit/format.ts';
import {formatPrecision, formatProgress} from '../describe/format.ts';
import {arms, rates} from '../experiment.ts';
import {guardrail, primary, secondary, planned, type Case} from './case.ts';

/** Significant at a look that the plan does not have. */
export const tooEarly: Case = {
  id: 'search',
  story:
    'A new order of search results. The method is Fixed Sample, with one look after 28 days. This is ' +
    'day 9. Somebody says: “It is significant. Ship it before the sale on Friday.”',
  experiment: planned({
    name: 'Search ranking',
    method: 'Fixed Sample',
    days: 9,
    plannedDays: 28,
    targetPrecision: 0.045,
    subjects: [9480, 9512],
    metrics: [
      primary('Purchases', ['increase', 'rate'], rates(0.11, 0.1205)),
      secondary('Searches', ['increase', 'number'], arms(3.42, 14.1, 3.45, 14.4)),
    ],
  }),
  answer: 'wait',
  reasons: ({primary}) => ({
    ship:
      `p = ${formatPValue(primary.effect.pValue)} is below 0.05, but Fixed Sample promises 5% false alarms ` +
      'for one look. Somebody who looks daily and stops at the first such value is wrong far more often: in ' +
      'more than a quarter of tests without any effect, over four weeks.',
    wait:
      `The plan has one look, on day 28. ${formatBounds(primary.effect)} would be a fine result there; today it ` +
      'does not count yet. To be able to stop early, plan the next test as Sequential or Sequential ' +
      'Hybrid; switching now, because it happens to be significant, is peeking as well.',
    stop: 'Nothing is worse. Stopping now would throw away a third of a test that looks promising.',
    investigate:
      'The split is balanced, and the checks passed. The trouble is the day, not the data.',
  }),
  read: {
    to: '/statistics/confidence-intervals/analysis-methods/#failures',
    label: 'how plans with a fixed sample fail',
  },
};

/** A wide interval around a small loss. */
export const tooFew: Case = {
  id: 'banner',
  story:
    'A banner offers a discount for paying yearly. The method is Sequential, and this is day 8 of 28. ' +
    'Somebody says: “It is negative. Take it down.”',
  experiment: planned({
    name: 'Banner for the annual plan',
    days: 8,
    plannedDays: 28,
    targetPrecision: 0.05,
    subjects: [15_020, 15_104],
    metrics: [
      primary('Upgrades', ['increase', 'rate'], rates(0.09, 0.0878)),
      guardrail('Sessions', ['increase', 'number'], arms(5.31, 22.4, 5.29, 22.1), -0.05),
    ],
  }),
  answer: 'wait',
  reasons: ({primary, progress}) => ({
    ship: 'There is no evidence of a gain: the interval reaches well below 0.',
    wait:
      `${formatBounds(primary.effect)} is compatible with a large loss and a large gain. The precision is ` +
      `${formatPrecision(progress.currentPrecision)}, the target ±5%, so ` +
      `${formatProgress(progress.progress)} of the way is done. ` +
      'Nothing is significantly worse, so it may run on.',
    stop:
      'A negative lift is not a loss until the interval lies below 0. A flat test may be stopped once its ' +
      `bar is full; at ${formatProgress(progress.progress)} it is not flat, but unknown.`,
    investigate: 'The checks passed. A wide interval on day 8 has an ordinary cause: few subjects.',
  }),
  read: {
    to: '/experiment-analysis/reading-results/progress-bar/#when-you-may-stop',
    label: 'when you may stop',
  },
};
