import {chiSquareSf, globalLift, relativeLift} from '../../../src/features/statistics/index.ts';
import {formatCount} from '../../../src/features/calculators/kit/format.ts';
import {rateArm} from './arms.ts';
import {below, boundary, critical, gain, PARTIAL, quantile} from './inputs.ts';
import {change, decimals, percent, row} from './write.ts';

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

function formulas(): string[] {
  return [`${decimals(boundary(10_000, 0.05).widthRatio ** 2, 2)} times the subjects`];
}

/** z_{α/2} + z_β. */
function factor(confidence: number, power: number): number {
  return critical(1 - confidence) + quantile(power);
}

function usage(): string[] {
  const usual = factor(0.95, 0.8);
  const levels = [
    [0.8, 0.8],
    [0.9, 0.8],
    [0.95, 0.9],
    [0.99, 0.8],
  ] as const;
  return [
    row('95%, 80%', decimals(usual, 3)),
    ...levels.map(([confidence, power]) => {
      const other = factor(confidence, power);
      const name = `${confidence * 100}%, ${power * 100}%`;
      return row(name, decimals(other, 3), change(other / usual, 0));
    }),
    `${percent((critical(0.025) + quantile(0.8)) / usual - 1, 1)} above Fixed Sample`,
  ];
}

function effects(): string[] {
  const [z, bracket] = [critical(0.05), factor(0.95, 0.8)];
  // How many times the subjects a rate of 1% takes at the same relative effect.
  const cost = 0.99 / 0.01 / (0.9 / 0.1);
  return [
    `needs ${decimals(cost, 0)} times the subjects`,
    `about ${percent(z / bracket, 0)} of the MDE`,
    `${decimals(z, 3)} / ${decimals(bracket, 3)}`,
    `${decimals(0.99 / 0.01, 0)} against ${decimals(0.9 / 0.1, 0)}`,
  ];
}

function cuped(): string[] {
  return [
    ...[0.5, 0.7].map((r) => `${r} removes ${percent(r ** 2, 0)}`),
    `standard error ${decimals(2 * gain(0.5).width, 2)} percent`,
  ];
}

/** Global lift at an even split and full exposure, from a lift and a coverage. */
function fromCoverage(lift: number, coverage: number): number {
  const enrolled = 2 + lift;
  const totals = {treatmentTotal: 1 + lift, controlTotal: 1, globalTotal: enrolled / coverage};
  return globalLift({...totals, treatmentShare: 0.5, exposure: 1}).globalLift!;
}

function impact(): string[] {
  const partial = globalLift(PARTIAL);
  const {fullTreatmentTotal, fullControlTotal, globalControlTotal} = partial;
  const notEnrolled = fullControlTotal * (1 - PARTIAL.exposure);
  const ineligible = PARTIAL.globalTotal - partial.enrolledTotal - notEnrolled;
  const onTreatment = ineligible + fullTreatmentTotal;
  const inAllRows = [fullTreatmentTotal, fullControlTotal].map(
    (total) => `${formatCount(total)} in all three rows`,
  );
  const totals = [PARTIAL.globalTotal, onTreatment, globalControlTotal].map(formatCount);
  const effect = formatCount(onTreatment - globalControlTotal).replace('-', '−');
  return [
    row('Not eligible', ...Array.from({length: 3}, () => formatCount(ineligible))),
    row('Eligible, not enrolled', formatCount(notEnrolled), ...inAllRows),
    row('Company total', ...totals),
    `${effect} of ${formatCount(globalControlTotal)} is ${percent(partial.globalLift)}`,
    row('6.06%', '81.8%', percent(0.0606 * 0.818), percent(fromCoverage(0.0606, 0.818))),
    row('10%', '5%', percent(0.1 * 0.05), percent(fromCoverage(0.1, 0.05))),
  ];
}

function multipleTesting(): string[] {
  return [5, 10, 20, 40].map((count) => row(count, percent(1 - 0.95 ** count, 0)));
}

/** Deviation from an even split found with 80% power at α = 0.001, in points. */
function deviationFound(n: number): number {
  return ((critical(0.001) + quantile(0.8)) * 0.5 * 100) / Math.sqrt(n);
}

/** Chance that a deviation from an even split is found at α = 0.001. */
function chanceToFind(deviation: number, n: number): number {
  return below((deviation / 0.5) * Math.sqrt(n) - critical(0.001));
}

/** The critical value at 0.001, checked from both sides of its last digit. */
function srmCriticalValue(variations: number, rounded: number): string {
  const df = [variations - 1, variations - 1];
  const {p} = chiSquareSf({x: [rounded - 0.005, rounded + 0.005], df});
  if (p[0]! < 0.001 || p[1]! > 0.001) throw new Error(`Not the critical value: ${rounded}`);
  return decimals(rounded, 2);
}

function mismatch(): string[] {
  return [
    `${srmCriticalValue(2, 10.83)} for two variations, ${srmCriticalValue(3, 13.82)} for three, ` +
      `${srmCriticalValue(4, 16.27)} for four and ${srmCriticalValue(5, 18.47)} for five`,
    ...[1e4, 1e5, 1e6, 1e7].map((n) =>
      row(formatCount(n), `${decimals(deviationFound(n), 2)} points`),
    ),
    `a split of 51/49 is caught in only ${percent(chanceToFind(0.01, 10_000), 0)} of cases`,
  ];
}

/** The pages of the statistics section. */
export const statisticsPages = {
  '/statistics/confidence-intervals/': minimumControlSubjects,
  '/statistics/confidence-intervals/statistical-nitty-gritty/': formulas,
  '/statistics/sample-size-calculator/usage/': usage,
  '/statistics/sample-size-calculator/mde/': effects,
  '/statistics/cuped/': cuped,
  '/statistics/multiple-testing/': multipleTesting,
  '/statistics/sample-ratio-mismatch/': mismatch,
  '/statistics/global-lift/': impact,
};
