import {range, sum} from 'd3-array';
import type {Values} from '../../calculators/kit/fields.ts';
import {seededSource, type Source} from '../kit/model/conversions.ts';
import {shareInterval, type Share} from '../kit/shares.ts';
import type {Simulation} from '../kit/definition.ts';
import {readTreated, type fields} from './fields.ts';
import {makeRegions, NAMES} from './regions.ts';
import {syntheticControl, type Estimate, type Series} from './syntheticControl.ts';

type Setting = Values<typeof fields>;

/** What may go wrong with the data of a test. */
type Trouble = Pick<Setting, 'spillover' | 'shock' | 'shockSize'>;

const NO_TROUBLE: Trouble = {spillover: 0, shock: 'none', shockSize: 0};

/** A test, and what is found in it. */
export interface GeoTest {
  estimate: Estimate;
  /** Weekly outcome of the treated regions together. */
  actual: number[];
  /** What the treatment added in the weeks of the test. */
  truth: number;
}

export interface GeoLift {
  setting: Setting;
  treated: string[];
  donors: string[];
  /** The first test. */
  shown: GeoTest;
  /** The same test with nothing going wrong. */
  untroubled: GeoTest;
  /** Tests with an interval that holds the truth, and with one that excludes 0. */
  holding: Share;
  significant: Share;
  tests: number;
  meanLift: number;
  /** Mean of the distances from lower to upper end, relative to the prediction. */
  meanWidth: number;
}

/** Adds what the treatment does, and what goes wrong, to regions as they would have been. */
function runTest(regions: readonly Series[], setting: Setting, trouble: Trouble): GeoTest {
  const {history, confidence, lift} = setting;
  const positions = readTreated(setting);
  const from = (series: Series, factor: number) =>
    series.map((value, week) => (week < history ? value : value * factor));
  const own = positions.map((at) => from(regions[at] ?? [], 1 + lift));
  const others = regions
    .filter((_, at) => !positions.includes(at))
    .map((series) => from(series, 1 + trouble.spillover * lift));
  const total = (all: readonly Series[], week: number) => sum(all, (series) => series[week]);
  const estimateOf = (treated: readonly Series[], donors: readonly Series[]) => {
    const actual = range(treated[0]?.length ?? 0).map((week) => total(treated, week));
    return {actual, estimate: syntheticControl({treated: actual, donors, history, confidence})};
  };
  const shocked = (all: readonly Series[], at: number) =>
    all.map((series, index) => (index === at ? from(series, 1 + trouble.shockSize) : series));

  let found = estimateOf(own, others);
  const {weights} = found.estimate;
  if (trouble.shock === 'treated') found = estimateOf(shocked(own, 0), others);
  if (trouble.shock === 'untreated') {
    found = estimateOf(own, shocked(others, weights.indexOf(Math.max(...weights))));
  }
  const untreated = positions.map((at) => regions[at] ?? []);
  const weeks = range(history, history + setting.test);
  return {...found, truth: lift * sum(weeks, (week) => total(untreated, week))};
}

function drawRegions({regions, history, test, noise}: Setting, source: Source): Series[] {
  return makeRegions({regions, weeks: history + test, noise}, source);
}

/** Tests like the one in the fields, of which the first is shown. */
export function begin(setting: Setting): Simulation<GeoLift> {
  const source = seededSource(setting.seed);
  const positions = readTreated(setting);
  const names = NAMES.slice(0, setting.regions);
  const first = drawRegions(setting, source);
  const shown = runTest(first, setting, setting);
  const untroubled = runTest(first, setting, NO_TROUBLE);
  const counts = {tests: 0, holding: 0, significant: 0, lifts: 0, widths: 0};

  const step = (): void => {
    const {estimate, truth} =
      counts.tests === 0 ? shown : runTest(drawRegions(setting, source), setting, setting);
    const {lower, upper, effect, baseline} = estimate;
    counts.tests += 1;
    counts.holding += Number(lower <= truth && truth <= upper);
    counts.significant += Number(lower > 0 || upper < 0);
    counts.lifts += effect / baseline;
    counts.widths += (upper - lower) / baseline;
  };

  return {
    total: setting.runs,
    step,
    result: () => ({
      setting,
      shown,
      untroubled,
      tests: counts.tests,
      treated: positions.map((at) => names[at] ?? ''),
      donors: names.filter((_, at) => !positions.includes(at)),
      holding: shareInterval(counts.holding, counts.tests),
      significant: shareInterval(counts.significant, counts.tests),
      meanLift: counts.lifts / Math.max(1, counts.tests),
      meanWidth: counts.widths / Math.max(1, counts.tests),
    }),
  };
}
