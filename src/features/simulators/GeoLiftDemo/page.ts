import {StatisticsInputError} from '../../statistics/validate.ts';
import {suggestOrList} from '../../../shared/suggest.ts';
import type {Fields, Values} from '../../calculators/kit/fields.ts';
import type {Raw, Table} from '../../calculators/kit/types.ts';
import {runs, seed} from '../kit/model/fields.ts';
import {NAMES} from './regions.ts';
import type {PageDefinition} from '../kit/definition.ts';
import type {GeoLift, GeoTest} from './model.ts';
import {range} from 'd3-array';
import {DASH, formatCount, formatNumber, formatPercent} from '../../calculators/kit/format.ts';
import {formatShare, formatShareInterval} from '../kit/shares.ts';
import type {Estimate} from './syntheticControl.ts';

const hasShock = ({shock}: Raw) => shock !== 'none';

/** The form: a test, and what may go wrong in it. */
export const fields = {
  regions: {label: 'Regions', initial: '12', whole: true, min: 3, max: NAMES.length},
  treated: {
    label: 'Treated regions',
    hint: `Names with commas between them, of ${NAMES.join(', ')}: as many as there are regions`,
    initial: 'North, Bay',
    rows: 1,
  },
  history: {label: 'Weeks before the start', initial: '52', whole: true, min: 6, max: 78},
  test: {label: 'Weeks of the test', initial: '4', whole: true, min: 2, max: 12},
  lift: {label: 'True lift', initial: '10', unit: '%', min: -90, max: 500},
  noise: {
    label: 'Noise of a week',
    hint: 'Standard deviation, in percent of the mean of the region',
    initial: '3',
    unit: '%',
    min: 0,
    max: 10,
  },
  confidence: {label: 'Level of the interval', initial: '95', unit: '%', min: 50, max: 99.9},
  spillover: {
    label: 'Spillover',
    hint: 'Part of the lift that untreated regions get, too',
    initial: '0',
    unit: '%',
    min: 0,
    max: 100,
    group: 'What may go wrong',
  },
  shock: {
    label: 'A shock during the test',
    initial: 'none',
    group: 'What may go wrong',
    options: {
      none: 'none',
      treated: 'in the first treated region',
      untreated: 'in the untreated region that weighs most',
    },
  },
  shockSize: {
    label: 'Size of the shock',
    initial: '-30',
    unit: '%',
    min: -90,
    max: 300,
    group: 'What may go wrong',
    when: hasShock,
  },
  runs: {...runs, label: 'Tests like this one', initial: '500', max: 5_000},
  seed,
} satisfies Fields;

/** Weeks of history per week of the test: fewer blocks would leave nothing to learn the error from. */
const MIN_BLOCKS = 3;

/** Positions of the treated regions, in their order. */
export function readTreated({
  treated,
  regions,
}: Pick<Values<typeof fields>, 'treated' | 'regions'>) {
  const known = NAMES.slice(0, regions);
  const names = treated.split(/[,;\n]/).flatMap((name) => name.trim() || []);
  const positions = names.map((name) => {
    const at = known.findIndex((one) => one.toLowerCase() === name.toLowerCase());
    if (at >= 0) return at;
    const message = `There is no region “${name}”; ${suggestOrList(name, known)}`;
    throw new StatisticsInputError('treated', message);
  });
  const unique = [...new Set(positions)];
  if (unique.length === 0 || unique.length >= regions) {
    const message = `Name at least one region, and leave at least one of ${regions} untreated.`;
    throw new StatisticsInputError('treated', message);
  }
  return unique;
}

/** Refuses what cannot be simulated. */
function check(values: Values<typeof fields>): void {
  readTreated(values);
  if (values.history < MIN_BLOCKS * values.test) {
    const weeks = MIN_BLOCKS * values.test;
    const message = `Enter at least ${weeks} weeks, ${MIN_BLOCKS} times the weeks of the test.`;
    throw new StatisticsInputError('history', message);
  }
}

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

function summarize({setting, shown, tests, holding, meanLift}: GeoLift): string {
  const {estimate, truth} = shown;
  const isHeld = estimate.lower <= truth && truth <= estimate.upper;
  return (
    `In this test the lift is ${liftOf(estimate)}, with a ${formatPercent(setting.confidence)} ` +
    `interval from ${boundsOf(estimate)}. It ${isHeld ? 'holds' : 'misses'} the true lift of ` +
    `${formatLift(setting.lift)}. In ${formatCount(tests)} tests like it the interval holds the ` +
    `truth in ${formatShare(holding)}, and the lift is ${formatLift(meanLift)} on average.`
  );
}

/** Weeks before the start that are listed. */
const LISTED = 4;

function weekRows({actual, estimate}: GeoTest, history: number): string[][] {
  return range(Math.max(0, history - LISTED), actual.length).map((week) => {
    const [is, expected] = [actual[week] ?? 0, estimate.predicted[week] ?? 0];
    const name = week < history ? `${week + 1}` : `${week + 1}, test`;
    return [name, formatCount(is), formatCount(expected), formatChange(Math.round(is - expected))];
  });
}

function tables(found: GeoLift): Table[] {
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
}

/** With fewer donors the blend has little to choose from. */
const FEW_DONORS = 3;

function notes({setting, shown, untroubled, donors}: GeoLift): string[] {
  const {spillover, shock, shockSize, lift, history} = setting;
  const {blocks, blockError, multiplier} = shown.estimate;
  const without = `Without anything going wrong the same weeks give ${liftOf(untroubled.estimate)}.`;
  const weight = formatPercent(Math.max(...shown.estimate.weights), 1);
  const size = formatLift(shockSize);
  return [
    ...(spillover > 0 && lift !== 0
      ? [
          `Spillover: the untreated regions change by ${formatLift(spillover * lift)}, too, the ` +
            'prediction goes along with them, and the lift comes out too close to 0. The interval ' +
            `knows nothing of it. ${without}`,
        ]
      : []),
    ...(shock === 'treated'
      ? [
          `Shock: a change of ${size} in a treated region counts as an effect of the treatment, ` +
            `because nothing in the untreated regions shows it. ${without}`,
        ]
      : []),
    ...(shock === 'untreated'
      ? [
          `Shock: the region has ${weight} of the weight, so the prediction moves by about that ` +
            `part of ${size}, and the lift moves the other way. ${without}`,
        ]
      : []),
    ...(donors.length <= FEW_DONORS
      ? [
          `Few regions: a blend of ${donors.length} cannot follow what the treated regions do on ` +
            'their own, it misses by more in the history, and on average the interval is wider.',
        ]
      : []),
    `The interval: each of ${blocks} blocks of the ${history} weeks before the start is predicted ` +
      `by weights fitted without it. The standard deviation of their errors is ` +
      `${formatCount(blockError)} purchases, and the half width ${formatNumber(multiplier, 3)} × ` +
      `√(1 + 1/${blocks}) times that, with a t quantile at ${blocks - 1} degrees of freedom.`,
  ];
}

/** A test in regions, whose truth is known. */
export const geoLiftPage: PageDefinition<typeof fields, GeoLift> = {
  prefix: 'geo',
  title: 'A geo test with a known truth',
  fallback: 'treated',
  runs: 'tests',
  again: 'Another test',
  fields,
  check,
  summarize,
  tables,
  notes,
};
