import {present} from '../../calculators/kit/types.ts';
import type {SimulatorDefinition} from '../kit/definition.ts';
import type {GeoLift, GeoTest} from './model.ts';
import {range} from 'd3-array';
import {DASH, formatCount, formatNumber, formatPercent} from '../../calculators/kit/format.ts';
import {formatShare, formatShareInterval} from '../kit/shares.ts';
import type {Estimate} from './syntheticControl.ts';
import {check, fields} from './fields.ts';

/** A share with its sign and one decimal: `+10.3%`. */
export function formatLift(share: number): string {
  return `${share > 0 ? '+' : ''}${formatPercent(share, 1)}`;
}

function formatChange(count: number): string {
  return `${count > 0 ? '+' : ''}${formatCount(count).replace('-', '−')}`;
}

const liftOf = ({effect, baseline}: Estimate) => formatLift(effect / baseline);
const boundsOf = ({lower, upper, baseline}: Estimate) =>
  `${formatLift(lower / baseline)} to ${formatLift(upper / baseline)}`;

/** Weeks before the start that are listed. */
const LISTED = 4;

function weekRows({actual, estimate}: GeoTest, history: number): string[][] {
  return range(Math.max(0, history - LISTED), actual.length).map((week) => {
    const [is, expected] = [actual[week] ?? 0, estimate.predicted[week] ?? 0];
    const name = week < history ? `${week + 1}` : `${week + 1}, test`;
    return [name, formatCount(is), formatCount(expected), formatChange(Math.round(is - expected))];
  });
}

/** With fewer donors the blend has little to choose from. */
const FEW_DONORS = 3;

/** A test in regions, whose truth is known. */
export const geoLift: SimulatorDefinition<typeof fields, GeoLift> = {
  prefix: 'geo',
  title: 'A geo test with a known truth',
  fallback: 'treated',
  runs: 'tests',
  again: 'Another test',
  fields,
  check,
  summarize({setting, shown, tests, holding, meanLift}) {
    const {estimate, truth} = shown;
    const isHeld = estimate.lower <= truth && truth <= estimate.upper;
    return (
      `In this test the lift is ${liftOf(estimate)}, with a ${formatPercent(setting.confidence)} ` +
      `interval from ${boundsOf(estimate)}. It ${isHeld ? 'holds' : 'misses'} the true lift of ` +
      `${formatLift(setting.lift)}. In ${formatCount(tests)} tests like it the interval holds the ` +
      `truth in ${formatShare(holding)}, and the lift is ${formatLift(meanLift)} on average.`
    );
  },
  tables(found) {
    const {setting, shown, treated, donors, holding, significant, tests, meanLift} = found;
    const {estimate, truth} = shown;
    const {weights, effect, lower, upper, baseline} = estimate;
    const weighted = donors
      .map((name, at) => ({name, weight: weights[at] ?? 0}))
      .sort((a, b) => b.weight - a.weight);
    return [
      {
        caption: `${treated.join(', ')}, the ${setting.test} weeks of the test`,
        head: ['Number', 'Purchases', 'Lift'],
        rows: [
          ['Predicted', formatCount(baseline), DASH],
          ['Actual', formatCount(baseline + effect), DASH],
          ['Incremental', formatChange(effect), liftOf(estimate)],
          ['Interval', `${formatChange(lower)} to ${formatChange(upper)}`, boundsOf(estimate)],
          ['Truth', formatChange(truth), formatLift(setting.lift)],
        ],
      },
      {
        caption: 'The blend that predicts them',
        head: ['Untreated region', 'Weight'],
        rows: weighted.map(({name, weight}) => [name, formatPercent(weight, 1)]),
      },
      {
        caption: 'Week by week',
        head: ['Week', 'Actual', 'Predicted', 'Difference'],
        rows: weekRows(shown, setting.history),
      },
      {
        caption: `${formatCount(tests)} tests like this one`,
        head: ['Number', 'Value', '95% Monte Carlo interval'],
        rows: [
          ['Interval holds the truth', formatShare(holding), formatShareInterval(holding)],
          ['Interval excludes 0', formatShare(significant), formatShareInterval(significant)],
          ['Lift on average', formatLift(meanLift), DASH],
          ['Interval from end to end, on average', formatPercent(found.meanWidth, 1), DASH],
        ],
      },
    ];
  },
  notes({setting, shown, untroubled, donors}) {
    const {spillover, shock, shockSize, lift, history} = setting;
    const {blocks, blockError, multiplier} = shown.estimate;
    const without = `Without anything going wrong the same weeks give ${liftOf(untroubled.estimate)}.`;
    const weight = formatPercent(Math.max(...shown.estimate.weights), 1);
    const size = formatLift(shockSize);
    return present(
      spillover > 0 &&
        lift !== 0 &&
        `Spillover: the untreated regions change by ${formatLift(spillover * lift)}, too, the ` +
          'prediction goes along with them, and the lift comes out too close to 0. The interval ' +
          `knows nothing of it. ${without}`,
      shock === 'treated' &&
        `Shock: a change of ${size} in a treated region counts as an effect of the treatment, ` +
          `because nothing in the untreated regions shows it. ${without}`,
      shock === 'untreated' &&
        `Shock: the region has ${weight} of the weight, so the prediction moves by about that ` +
          `part of ${size}, and the lift moves the other way. ${without}`,
      donors.length <= FEW_DONORS &&
        `Few regions: a blend of ${donors.length} cannot follow what the treated regions do on ` +
          'their own, it misses by more in the history, and on average the interval is wider.',
      `The interval: each of ${blocks} blocks of the ${history} weeks before the start is predicted ` +
        `by weights fitted without it. The standard deviation of their errors is ` +
        `${formatCount(blockError)} purchases, and the half width ${formatNumber(multiplier, 3)} × ` +
        `√(1 + 1/${blocks}) times that, with a t quantile at ${blocks - 1} degrees of freedom.`,
    );
  },
};
