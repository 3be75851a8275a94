import {
  bayesianPosterior,
  fixedSampleCI,
  hybridCI,
  ratioLift,
  relativeLift,
  sampleSizeByMethod,
  sequentialCI,
} from '../../../src/features/statistics/index.ts';
import {formatCount} from '../../../src/features/calculators/kit/format.ts';
import {interval, posterior, rateArm} from './arms.ts';
import {boundary, critical, PRIOR, quantile, RESULT, TUNING} from './inputs.ts';
import type {WorkedNumbers} from './types.ts';
import {decimals, percent, powerOfTen, range, row} from './write.ts';

const EXAMPLE = posterior(RESULT);

/** Half of all lifts, and 95% of them, under the default prior. */
function priorRanges(): string[] {
  return [quantile(0.75), critical(0.05)].map((z) => `±${percent(z * PRIOR.priorSd, 1)}`);
}

function minimumControlSubjects(): string[] {
  return [0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005].map((rate) => {
    const needed = Math.round((100 * (1 - rate)) / rate);
    const {controlMeanOverSe} = relativeLift({
      control: {n: needed, mean: rate, variance: rate * (1 - rate)},
      treatment: rateArm(needed, rate),
    });
    if (Math.abs(controlMeanOverSe! - 10) > 1e-9) throw new Error(`Not the limit for ${rate}`);
    return row(`${rate * 100}%`, formatCount(needed));
  });
}

function readingLifts(): string[] {
  return [
    ...minimumControlSubjects(),
    ...[0.8, 0.9, 0.95, 0.99].map((level) =>
      row(`Fixed Sample, ${level * 100}%`, decimals(critical(1 - level), 3)),
    ),
    ...[10_000, 100_000, 1_000_000].map((t) =>
      row(`Sequential, 95%, ${formatCount(t)} subjects`, decimals(boundary(t, 0.05).multiplier, 2)),
    ),
    `a lift of ${percent(1.1 / 0.9 - 1, 1)}`,
  ];
}

function subjectsByMethod(mde: number): string {
  const [fixed, sequential] = (['fixed', 'sequential'] as const).map((method) =>
    sampleSizeByMethod({
      ...{mean: 0.2, variance: 0.16, mde, alpha: 0.05, power: 0.8},
      ...{method, tuning: TUNING},
    }),
  );
  return row(
    `${mde * 100}%`,
    formatCount(fixed!.nPerVariationCeil),
    formatCount(sequential!.nPerVariationCeil),
    decimals(sequential!.nPerVariation! / fixed!.nPerVariation!, 1),
  );
}

/** Extra width of the hybrid interval after its end date over the fixed-sample one. */
function endDateCost(level: number): string {
  const {multiplier} = hybridCI({...RESULT, confidence: level, ended: true});
  return percent(multiplier / critical(1 - level) - 1, 1);
}

/** Extra width of the hybrid interval while running over the sequential one. */
function runningCost(level: number): string {
  const input = {...RESULT, n: 10_000, confidence: level};
  const {multiplier} = hybridCI({...input, ended: false});
  return percent(multiplier / sequentialCI(input).multiplier - 1, 1);
}

function hybridCost(level: number): string {
  return row(`${level * 100}%`, `+${endDateCost(level)}`, `+${runningCost(level)}`);
}

function priorDecides(priorSd: number): string {
  return percent(posterior({lift: 0.2, standardError: 0.1}, priorSd).mean, 1);
}

/** The example result as four methods show it. */
const SHOWN = {
  fixed: range(fixedSampleCI(RESULT)),
  sequential: range(sequentialCI(RESULT)),
  running: range(hybridCI({...RESULT, ended: false})),
  ended: range(hybridCI({...RESULT, ended: true})),
};

function overview(): string[] {
  return [
    row('Fixed Sample', SHOWN.fixed),
    row('Sequential, the default', SHOWN.sequential),
    row('Sequential Hybrid, while running', SHOWN.running),
    row('Sequential Hybrid, after its end date', SHOWN.ended),
    row(`Bayesian, around ${percent(EXAMPLE.mean)}`, range(EXAMPLE)),
  ];
}

function analysisMethods(): string[] {
  return [
    row('Fixed Sample', SHOWN.fixed),
    row('Sequential', SHOWN.sequential),
    row('Hybrid, while running', SHOWN.running),
    row('Hybrid, after the end date', SHOWN.ended),
    `${range(EXAMPLE)}, around ${percent(EXAMPLE.mean)}`,
    ...[0.1, 0.05, 0.02].map(subjectsByMethod),
    ...[0.9, 0.95, 0.99].map(hybridCost),
    `end-date interval is ${endDateCost(0.95)} wider`,
    `running interval ${runningCost(0.95)} wider`,
    row('0.05, the default', priorDecides(PRIOR.priorSd)),
    row('0.1', priorDecides(0.1)),
    row('0.316, a variance of 0.1', priorDecides(0.316)),
    ...priorRanges(),
    `${decimals(boundary(10_000, 0.05).widthRatio, 2)} times its width`,
    ...[1_000, 10_000, 1_000_000, 10_000_000].map((t) => decimals(boundary(t, 0.05).multiplier, 3)),
  ];
}

function boundaryRow(t: number): string {
  const [at95, at90] = [boundary(t, 0.05), boundary(t, 0.1)];
  return row(
    formatCount(t),
    decimals(at95.multiplier, 3),
    decimals(at95.widthRatio, 2),
    decimals(at90.multiplier, 3),
    decimals(at90.widthRatio, 2),
  );
}

function shownScores(): string[] {
  const results: [number, number, string, string][] = [
    [-0.0563, 0.0271, '0.48', '−0.707'],
    [0.0084, 0.0118, '1', '0'],
    [-0.0959, 0.0194, '0.00006', '−4.01'],
    [0.0606, 0.009, powerOfTen(2.3e-9, 1), '5.95'],
  ];
  return results.map(([lift, standardError, p, published]) => {
    const {pValue, zScore} = sequentialCI({...RESULT, lift, standardError});
    const digits = Math.abs(zScore!) < 1 ? 3 : 2;
    if (Math.abs(pValue! / Number(p.replace(' × 10⁻⁹', 'e-9')) - 1) > 0.05) {
      throw new Error(`p of ${lift} is ${pValue}, not ${p}`);
    }
    return row(
      `${percent(lift)}, ${percent(standardError)}`,
      decimals(lift / standardError, 2),
      p,
      published,
      zScore === 0 ? '0' : decimals(zScore, digits),
    );
  });
}

function ratioExample(): string[] {
  const result = ratioLift({
    control: {
      ...{n: 8000, meanNumerator: 42.5, meanDenominator: 1.9},
      ...{varNumerator: 3025, varDenominator: 4.41, covariance: 88.2},
    },
    treatment: {
      ...{n: 8100, meanNumerator: 44.1, meanDenominator: 1.94},
      ...{varNumerator: 3249, varDenominator: 4.6225, covariance: 93.1},
    },
  });
  return [
    row('m_{ratio}', decimals(result.controlRatio, 3), decimals(result.treatmentRatio, 3)),
    row('s_{ratio}', decimals(result.controlSe, 4), decimals(result.treatmentSe, 4)),
    `lift is ${percent(result.lift)} with a standard error of ${percent(result.standardError)}`,
  ];
}

function fixedExample(): string[] {
  const arms = {control: rateArm(5000, 0.2), treatment: rateArm(5000, 0.21)};
  const {lift, standardError, controlMeanOverSe} = relativeLift(arms);
  const fixed = interval({lift: lift!, standardError: standardError!});
  return [
    `lift is ${percent(lift)}, its standard error ${percent(standardError, 3)}`,
    `control is ${decimals(controlMeanOverSe, 0)} standard errors`,
    range(fixed),
    `p=${decimals(fixed.pValue, 3)}`,
  ];
}

function bayesianExample(): string[] {
  const result = bayesianPosterior({
    ...{...PRIOR, precision: 0.02},
    ...{lift: 0.06, standardError: 0.03, confidence: 0.95},
  });
  return [
    `the data weigh ${percent(result.weightOnData, 1)}`,
    `posterior is ${percent(result.mean)} with a standard deviation of ${percent(result.sd)}`,
    range(result),
    `Probability Beats Control ${percent(result.probBeatsControl, 1)}`,
    `Risk ${percent(result.risk)}`,
    `Loss ${percent(result.loss, 3)}`,
  ];
}

function formulas(): string[] {
  const {rho, multiplier, widthRatio} = sequentialCI(RESULT);
  const rhos = [0.2, 0.1, 0.05, 0.025, 0.01].map((alpha) =>
    decimals(sequentialCI({...RESULT, confidence: 1 - alpha}).rho, 2),
  );
  return [
    ...[100, 1e3, 5e3, 1e4, 5e4, 1e5, 1e6, 1e7].map(boundaryRow),
    row('\\rho', ...rhos),
    `\\rho=${decimals(rho, 2)}`,
    `B=${decimals(multiplier, 4)}`,
    range(sequentialCI(RESULT)),
    `${decimals(widthRatio, 3)} times as wide`,
    `${decimals(boundary(10_000, 0.05).widthRatio ** 2, 2)} times the subjects`,
    `z_{\\alpha/4}=${decimals(critical(0.025), 3)}`,
    `z_{0.025}=${decimals(critical(0.05), 3)}`,
    ...fixedExample(),
    ...ratioExample(),
    ...shownScores(),
    ...bayesianExample(),
    ...priorRanges(),
  ];
}

/** The overview of the statistics section and the pages on intervals. */
export const confidenceIntervals: WorkedNumbers = {
  '/statistics/': overview,
  '/statistics/confidence-intervals/': readingLifts,
  '/statistics/confidence-intervals/analysis-methods/': analysisMethods,
  '/statistics/confidence-intervals/statistical-nitty-gritty/': formulas,
};
