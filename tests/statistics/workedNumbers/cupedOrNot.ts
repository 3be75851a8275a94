import {compare, interval} from './arms.ts';
import {decimals, row, signedFourDigits, signedRange} from './write.ts';

const [SD_BEFORE, SD_DURING, CORRELATION, SUBJECTS] = [14, 16, 0.8, 5_000];
const SLOPE = (CORRELATION * SD_DURING) / SD_BEFORE;
const SD_LEFT = SD_DURING * Math.sqrt(1 - CORRELATION ** 2);

type Pair = readonly [control: number, treatment: number];

function cupedCase(name: string, before: Pair, during: Pair, verdict: string): string[] {
  const overall = (before[0] + before[1]) / 2;
  const adjusted = during.map((mean, arm) => mean - SLOPE * (before[arm]! - overall));
  const result = (means: readonly number[], sd: number): string => {
    const arm = (mean: number) => ({n: SUBJECTS, mean, variance: sd ** 2});
    const estimate = compare(arm(means[0]!), arm(means[1]!));
    return `${signedFourDigits(estimate.lift)} (${signedRange(interval(estimate))})`;
  };
  const pair = (means: readonly number[]) => means.map((mean) => decimals(mean, 2)).join(', ');
  return [
    row(name, pair(before), pair(during), pair(adjusted)),
    row(name, result(during, SD_DURING), result(adjusted, SD_LEFT), verdict),
  ];
}

/** CUPED and significance. */
export function cupedOrNot(): string[] {
  return [
    `So b = ${decimals(SLOPE, 4)}, and the standard deviation falls from 16 to ${decimals(SD_LEFT, 1)}`,
    ...cupedCase('Balanced', [10, 10], [12, 12.4], 'gained'),
    ...cupedCase('Lucky treatment', [10, 10.45], [12, 12.7], 'lost'),
    ...cupedCase('Unlucky treatment', [10.3, 10], [12.1, 12.35], 'gained'),
    ...cupedCase('Sign flips', [10.4, 10], [12.4, 12.3], 'none'),
  ];
}
