import {range} from 'd3-array';
import {randomLogNormal, randomNormal, randomUniform} from 'd3-random';
import type {Series} from './syntheticControl.ts';

/** Names of the regions, from the first on. */
export const NAMES = [
  'North',
  'South',
  'East',
  'West',
  'Bay',
  'Lakes',
  'Hills',
  'Valley',
  'Plains',
  'Coast',
  'Delta',
  'Forest',
  'Islands',
  'Capital',
  'Ridge',
  'Harbor',
];

/** Purchases in a week of a region in the middle. */
const TYPICAL = 1_000;
/** How much the sizes of regions differ. */
const SIZES = 0.4;
const SEASON = {weeks: 52, size: 0.1};
/** What moves regions together: two slow waves, which each region follows more or less. */
const WAVES = {memory: 0.8, step: 0.03};

interface World {
  regions: number;
  weeks: number;
  /** Standard deviation of a week by chance, relative to the region's mean. */
  noise: number;
}

function wave(weeks: number, normal: () => number): number[] {
  let height = 0;
  return range(weeks).map(() => (height = WAVES.memory * height + WAVES.step * normal()));
}

/** Weekly purchases of each region without treatment, not rounded. */
export function makeRegions({regions, weeks, noise}: World, random: () => number): Series[] {
  const normal = randomNormal.source(random)(0, 1);
  const size = randomLogNormal.source(random)(Math.log(TYPICAL), SIZES);
  const follows = randomUniform.source(random)(0, 2);
  const waves = [wave(weeks, normal), wave(weeks, normal)];
  return range(regions).map(() => {
    const [level, ...loads] = [size(), follows(), follows()];
    return range(weeks).map((week) => {
      const season = SEASON.size * Math.sin((2 * Math.PI * week) / SEASON.weeks);
      const moved = loads.reduce((sum, load, at) => sum + load * (waves[at]?.[week] ?? 0), 0);
      return level * (1 + season + moved + noise * normal());
    });
  });
}
