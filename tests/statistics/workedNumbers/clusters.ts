import {ratioLift} from '../../../src/features/statistics/index.ts';
import {formatCount} from '../../../src/features/calculators/kit/format.ts';
import {compare, interval, shareArm, type Arm, type Estimate} from './arms.ts';
import {below, critical} from './inputs.ts';
import {decimals, fourDigits, percent, row, signedRange} from './write.ts';

function moments(numerators: readonly number[], denominators: readonly number[]) {
  const n = numerators.length;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / n;
  const [y, z] = [mean(numerators), mean(denominators)];
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, index) => sum + (value - mean(a)) * (b[index]! - mean(b)), 0) / (n - 1);
  return {
    n,
    meanNumerator: y,
    meanDenominator: z,
    varNumerator: product(numerators, numerators),
    varDenominator: product(denominators, denominators),
    covariance: product(numerators, denominators),
  };
}

function designEffect(size: number, correlation: number, cv = 0): number {
  return 1 + ((1 + cv ** 2) * size - 1) * correlation;
}

function designRow(size: number, correlation: number): string {
  const effect = designEffect(size, correlation);
  const falsePositives = 2 * below(-critical(0.05) / Math.sqrt(effect));
  return row(size, decimals(correlation, 2), decimals(effect, 2), percent(falsePositives, 1));
}

/** An arm of users counted one by one, although companies were randomized. */
function naive(numerators: number, denominators: number): Arm {
  return shareArm(denominators, numerators / denominators);
}

/** Clustered experiments. */
export function clusters(): string[] {
  const control = moments([3, 6, 16, 1, 27, 3, 9, 2], [10, 25, 40, 8, 60, 15, 30, 12]);
  const treatment = moments([4, 8, 22, 2, 28, 5, 12, 2], [12, 22, 45, 9, 55, 18, 28, 11]);
  const byCompany = ratioLift({control, treatment});
  const estimate = {lift: byCompany.lift!, standardError: byCompany.standardError!};
  const single = compare(naive(67, 200), naive(83, 200));
  const error = ({mean, variance, n}: Arm) => fourDigits(mean && Math.sqrt(variance / n));
  const spread = ({varNumerator, varDenominator, covariance}: typeof control) =>
    [varNumerator, varDenominator, covariance].map((value) => value.toPrecision(4)).join(', ');
  const ends = (each: Estimate) => signedRange(interval(each));
  return [
    row('s_Y^2, s_Z^2, s_{YZ}', spread(control), spread(treatment)),
    row(
      'Standard error, by company',
      fourDigits(byCompany.controlSe),
      fourDigits(byCompany.treatmentSe),
    ),
    row('Standard error, users as independent', error(naive(67, 200)), error(naive(83, 200))),
    `lift is +${percent(estimate.lift)}. By company its standard error is ${percent(estimate.standardError)} ` +
      `and the 95% interval ${ends(estimate)}`,
    `would give ${percent(single.standardError)} and ${ends(single)}`,
    ...(
      [
        [5, 0.05],
        [20, 0.05],
        [20, 0.1],
        [50, 0.02],
        [50, 0.1],
        [200, 0.05],
      ] as const
    ).map(([size, correlation]) => designRow(size, correlation)),
    `10,000 users act as ${formatCount(10_000 / designEffect(20, 0.05))}`,
    `design effect is ${decimals(designEffect(20, 0.05, 1), 2)} instead of ${decimals(designEffect(20, 0.05), 2)}`,
  ];
}
