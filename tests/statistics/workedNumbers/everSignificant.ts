import {density} from './inputs.ts';

/** Steps of the integration on each side of zero. */
const STEPS = 120;

/**
 * Chance that an A/A test is significant at one of several equally spaced looks: that the sum of
 * k standard normal increments exceeds multipliers[k − 1] · √k in size for some k. Integrates the
 * density of the sums not yet beyond a bound, look by look (Armitage, McPherson, Rowe 1969).
 */
export function everSignificant(multipliers: readonly number[]): number {
  let inside = [{sum: 0, mass: 1}];
  multipliers.forEach((multiplier, index) => {
    const limit = multiplier * Math.sqrt(index + 1);
    const step = limit / STEPS;
    inside = Array.from({length: 2 * STEPS + 1}, (_, position) => {
      const sum = (position - STEPS) * step;
      const isEnd = position === 0 || position === 2 * STEPS;
      const simpson = isEnd ? 1 : position % 2 === 1 ? 4 : 2;
      const value = inside.reduce((total, from) => {
        return total + from.mass * density(sum - from.sum);
      }, 0);
      return {sum, mass: (value * simpson * step) / 3};
    });
  });
  return 1 - inside.reduce((total, {mass}) => total + mass, 0);
}
