import {formatCount} from '../../../src/features/calculators/kit/format.ts';
import {compare, interval, posterior, rateArm} from './arms.ts';
import {decimals, percent, row} from './write.ts';

function signedTenth(value: number): string {
  return `${value > 0 ? '+' : ''}${percent(value, 1)}`;
}

function pull(n: number): string {
  const estimate = compare(rateArm(n, 0.1), rateArm(n, 0.12));
  const {weightOnData, mean, lower, upper, probBeatsControl} = posterior(estimate);
  const error = n > 1_000 ? percent(estimate.standardError) : percent(estimate.standardError, 1);
  return row(
    formatCount(n),
    error,
    decimals(weightOnData, 3),
    signedTenth(mean),
    `${signedTenth(lower)} to ${signedTenth(upper)}`,
    probBeatsControl > 0.999 ? '> 99.9%' : percent(probBeatsControl, 1),
  );
}

function frequentist(n: number): string {
  const {lower, upper} = interval(compare(rateArm(n, 0.1), rateArm(n, 0.12)));
  return `${signedTenth(lower)} to ${signedTenth(upper)}`;
}

/** Bayesian lift. */
export function bayesianLift(): string[] {
  const smaller = (n: number) => posterior(compare(rateArm(n, 0.1), rateArm(n, 0.104)));
  const extreme = (n: number) => compare(rateArm(n, 0.02), rateArm(n, 0.05));
  const first = compare(rateArm(1_000, 0.1), rateArm(1_000, 0.12));
  const {mean: lessMean, probBeatsControl} = smaller(10_000);
  return [
    ...[1_000, 10_000, 100_000].map(pull),
    `are ${frequentist(1_000)}, ${frequentist(10_000)} and ${frequentist(100_000)}`,
    `give +${percent(lessMean)} with a probability of ${percent(probBeatsControl, 1)}`,
    `100,000 give +${percent(smaller(100_000).mean)}`,
    ...[2_000, 20_000].map((n) =>
      row(
        formatCount(n),
        percent(extreme(n).standardError, 1),
        signedTenth(posterior(extreme(n)).mean),
      ),
    ),
    row(
      '200,000',
      percent(extreme(200_000).standardError),
      `+${percent(posterior(extreme(200_000)).mean, 0)}`,
    ),
    `first row above would be ${signedTenth(posterior(first, 0.3162).mean)}`,
  ];
}
