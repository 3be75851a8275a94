import {sampleSizeForMean} from '../../../src/features/statistics/index.ts';
import {formatCount} from '../../../src/features/calculators/kit/format.ts';
import {compare, interval, posterior, rateArm, type Estimate} from './arms.ts';
import {below} from './inputs.ts';
import {decimals, fourDigits, percent, row, signedFourDigits} from './write.ts';

function nonInferior(name: string, {lift, standardError}: Estimate, margin: number, less = false) {
  const z = (less ? margin - lift : lift + margin) / standardError;
  const {lower, upper} = interval({lift, standardError});
  const p = 1 - below(z);
  return row(
    name,
    `${signedFourDigits(lift)}, ${fourDigits(standardError)}`,
    `${margin * 100}%`,
    signedFourDigits(less ? upper : lower),
    decimals(z, 3),
    p < 0.0001 ? '< 0.0001' : p.toPrecision(4),
  );
}

function marginSize(margin: number, truth: number, alpha = 0.05): string {
  const input = {mean: 0.2, variance: 0.16, alpha, power: 0.8, mde: margin + truth};
  return formatCount(sampleSizeForMean(input).nPerVariationCeil);
}

function sizeRow(margin: number): string {
  const truths = margin > 0.01 ? [0, -0.01, 0.01] : [0];
  return row(`${margin * 100}%`, ...truths.map((truth) => marginSize(margin, truth)));
}

/** Non-inferiority. */
export function nonInferiority(): string[] {
  const revenue = compare(
    {n: 20_000, mean: 10, variance: 625},
    {n: 20_000, mean: 9.95, variance: 625},
  );
  const pOfFive = 1 - below((revenue.lift + 0.05) / revenue.standardError);
  const bayes = posterior(compare(rateArm(40_000, 0.2), rateArm(40_000, 0.199)));
  return [
    nonInferior('Refactor', {lift: -0.01, standardError: 0.01735}, 0.05),
    nonInferior('Worse but tolerated', {lift: -0.015, standardError: 0.005}, 0.05),
    nonInferior('Load time, less is better', {lift: 0.008, standardError: 0.005}, 0.02, true),
    `(p = ${pOfFive.toPrecision(4)})`,
    ...[0.05, 0.03, 0.02, 0.01].map(sizeRow),
    `becomes ${[0.05, 0.03, 0.02].map((margin) => marginSize(margin, 0, 0.1)).join(', ')} and ` +
      marginSize(0.01, 0, 0.1),
    `probability of ${percent(below((bayes.mean + 0.02) / bayes.sd))}`,
  ];
}
