import {finish} from './result.ts';
import {requireFraction, requireLength} from './validate.ts';

/**
 * What an R² buys: variance factor 1 − R², width factor √(1 − R²), and how many times the
 * subjects it is worth, 1/(1 − R²), which is null at R² = 1. Throws `StatisticsInputError` for an
 * empty list or R² outside [0,1].
 *
 * Source: Deng, Xu, Kohavi, Walker, WSDM 2013, §3; R² = r² for one covariate.
 */
export function varianceReduction({rSquared}: {rSquared: readonly number[]}) {
  requireLength(rSquared, 'rSquared', 1);
  rSquared.forEach((value, index) => requireFraction(value, `rSquared[${index}]`));
  return finish(
    {
      varianceRatio: rSquared.map((value) => 1 - value),
      widthRatio: rSquared.map((value) => Math.sqrt(1 - value)),
      sampleSizeMultiplier: rSquared.map((value) => (value === 1 ? null : 1 / (1 - value))),
    },
    'With R² = 1 no variance is left, so no number of subjects compares.',
  );
}
