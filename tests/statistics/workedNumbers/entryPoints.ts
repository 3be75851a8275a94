import {formatCount} from '../../../src/features/calculators/kit/format.ts';
import {compare, interval, shareArm, type Arm} from './arms.ts';
import {below, critical, quantile} from './inputs.ts';
import {decimals, row, signedFourDigits, signedRange} from './write.ts';

function arms(n: number, rates: readonly [number, number]): readonly [Arm, Arm] {
  return [shareArm(n, rates[0]), shareArm(n, rates[1])];
}

const CALLERS = arms(1_000, [0.25, 0.31]);
const EVERYONE = arms(10_000, [0.475, 0.481]);
const BOTH = [CALLERS, EVERYONE];

/** Standard error of the difference of two rates. */
function error([control, treatment]: readonly [Arm, Arm]): number {
  return Math.sqrt(control.variance / control.n + treatment.variance / treatment.n);
}

function score([control, treatment]: readonly [Arm, Arm]): number {
  return (treatment.mean - control.mean) / error([control, treatment]);
}

/** Subjects per variation for 80% power, without rounding. */
function needed([control, treatment]: readonly [Arm, Arm]): number {
  const factor = (critical(0.05) + quantile(0.8)) ** 2;
  const difference = treatment.mean - control.mean;
  return (factor * (control.variance + treatment.variance)) / difference ** 2;
}

const SCORES = BOTH.map((each, index) => ({
  z: decimals(score(each), 3),
  p: decimals(2 * below(-score(each)), index === 0 ? 4 : 2),
}));

/** When to add an entry point. */
export function triggered(): string[] {
  const lifts = BOTH.map(([control, treatment]) => compare(control, treatment));
  const [filtered, unfiltered] = [needed(CALLERS), needed(EVERYONE)];
  return [
    row('Standard error', ...BOTH.map((each) => `${(error(each) * 100).toPrecision(4)} points`)),
    row('z-score, p', ...SCORES.map(({z, p}) => `${z}, ${p}`)),
    row('Relative lift', ...lifts.map(({lift}) => signedFourDigits(lift))),
    row('95% interval', ...lifts.map((each) => signedRange(interval(each)))),
    `${formatCount(Math.ceil(filtered))} callers per variation, which is ` +
      `${formatCount(Math.ceil(filtered * 10))} assigned people`,
    `${formatCount(Math.ceil(unfiltered))} assigned, ${decimals(unfiltered / (filtered * 10), 1)} times as many`,
  ];
}

/** Filter assignments by entry point. */
export function triggeredScores(): string[] {
  return SCORES.map(({z, p}) => `z = ${z}, p = ${p}`);
}
