import {
  adjustPValues,
  assignmentDependence,
  chiSquareSf,
  cupedSingle,
  fixedSampleCI,
  globalLift,
  interactionAnova,
  normalCdf,
  preferentialBonferroni,
  srmChiSquare,
  srmSequential,
} from '../../../src/features/statistics/index.ts';
import {formatCount} from '../../../src/features/calculators/kit/format.ts';
import {mean} from '../../../src/features/statistics/special/moments.ts';
import {critical, gain, PARTIAL, quantile, WHOLE} from './inputs.ts';
import type {WorkedNumbers} from './types.ts';
import {change, decimals, percent, powerOfTen, row} from './write.ts';

/** Values before (x) and during (y) of the example on the CUPED++ page. */
const CUPED_EXAMPLE = {
  control: {
    x: [9.03, 2.65, 9.2, 11.59, 9.78, 7.16, 7.73, 12.94, 12.32, 7.67, 12.67, 12.84, 8.73, 7.83],
    y: [12.6, 3.81, 11.81, 9.04, 8.61, 8.25, 7.93, 11.48, 12.86, 8.57, 12.92, 13.11, 8.36, 9.32],
  },
  treatment: {
    x: [11.04, 9.69, 9.53, 9.18, 12.86, 19.48, 11.6, 9.39, 10.7, 12.81, 15.28, 11.14, 10.34, 12.94],
    y: [
      15.82, 14.11, 11.26, 11.84, 12.39, 18.47, 10.8, 12.02, 12.91, 16.08, 18.75, 12, 13.3, 15.52,
    ],
  },
};

function cupedEstimate(name: string, lift: number, standardError: number): string {
  const {lower, upper} = fixedSampleCI({lift, standardError, confidence: 0.95});
  const cells = [lift, standardError].map((value) => percent(value, 1));
  return row(name, ...cells, `${percent(lower, 1)} to ${percent(upper, 1)}`);
}

function cuped(): string[] {
  const {control, treatment} = CUPED_EXAMPLE;
  const result = cupedSingle(CUPED_EXAMPLE);
  const means = [control.x, treatment.x, control.y, treatment.y].map((list) =>
    decimals(mean(list), 2),
  );
  return [
    ...[0.1, 0.2, 0.3, 0.5, 0.7, 0.8].map((rSquared) => {
      const {width, subjects} = gain(rSquared);
      return row(rSquared, change(width, 0), `${decimals(subjects, rSquared < 0.5 ? 2 : 1)} times`);
    }),
    `0.5 removes ${percent(0.5 ** 2, 0)}`,
    `0.7 removes ${percent(0.7 ** 2, 0)}`,
    `standard error ${decimals(2 * gain(0.5).width, 2)} percent`,
    row('Mean before the experiment', means[0]!, means[1]!),
    row('Mean during, unadjusted', means[2]!, means[3]!),
    `b=${decimals(result.theta, 3)}`,
    row(decimals(result.controlMean, 2), decimals(result.treatmentMean, 2)),
    cupedEstimate('Unadjusted', result.unadjustedLift!, result.unadjustedStandardError!),
    cupedEstimate('Adjusted', result.lift!, result.standardError!),
    `correlation is ${decimals(result.correlation, 3)}`,
    `R^2=${decimals(result.varianceReduction, 3)}`,
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
  const notEnrolled = partial.fullControlTotal * (1 - PARTIAL.exposure);
  const ineligible = PARTIAL.globalTotal - partial.enrolledTotal - notEnrolled;
  const onTreatment = ineligible + partial.fullTreatmentTotal;
  const planned = globalLift({...WHOLE, treatmentShare: 0.5}).globalLift;
  return [
    row('Not eligible', ...Array.from({length: 3}, () => formatCount(ineligible))),
    row(
      'Eligible, not enrolled',
      formatCount(notEnrolled),
      `${formatCount(partial.fullTreatmentTotal)} in all three rows`,
      `${formatCount(partial.fullControlTotal)} in all three rows`,
    ),
    row(
      'Company total',
      formatCount(PARTIAL.globalTotal),
      formatCount(onTreatment),
      formatCount(partial.globalControlTotal),
    ),
    `${decimals(onTreatment - partial.globalControlTotal, 0).replace('45000', '45,000')} of ` +
      `${formatCount(partial.globalControlTotal)} is ${percent(partial.globalLift)}`,
    `or ${percent(partial.coverage)}`,
    `=> '${globalLift(WHOLE).globalLift!.toFixed(4)}'`,
    `${percent(planned)} instead of ${percent(globalLift(WHOLE).globalLift)}`,
    row('6.06%', '81.8%', percent(0.0606 * 0.818), percent(fromCoverage(0.0606, 0.818))),
    row('10%', '5%', percent(0.1 * 0.05), percent(fromCoverage(0.1, 0.05))),
  ];
}

const P_VALUES = [0.001, 0.008, 0.039, 0.041, 0.042, 0.06, 0.074, 0.205, 0.212, 0.216];

function budget(metrics: number): string {
  const levels = {alpha: 0.05, primaryWeight: 0.5, treatmentVariants: 1, metrics};
  const {primaryZ, otherZ} = preferentialBonferroni(levels);
  const cells = [primaryZ, otherZ, critical(0.05 / metrics)].map((z) => decimals(z, 3));
  return row(metrics, ...cells);
}

function multipleTesting(): string[] {
  const {bonferroni, holm, BH} = adjustPValues({
    pValues: P_VALUES,
    methods: ['bonferroni', 'holm', 'BH'],
  });
  const larger = preferentialBonferroni({
    ...{alpha: 0.05, primaryWeight: 0.8, treatmentVariants: 3, metrics: 6},
  });
  const ten = preferentialBonferroni({
    ...{alpha: 0.05, primaryWeight: 0.5, treatmentVariants: 1, metrics: 10},
  });
  return [
    ...[5, 10, 20, 40].map((count) => row(count, percent(1 - 0.95 ** count, 0))),
    ...[2, 5, 10, 20, 40].map(budget),
    row(
      'Primary',
      decimals(larger.primaryAlpha, 5),
      percent(larger.primaryConfidence),
      decimals(larger.primaryZ, 3),
    ),
    row(
      'Each other',
      decimals(larger.otherAlpha, 6),
      percent(larger.otherConfidence),
      decimals(larger.otherZ, 3),
    ),
    `${ten.primaryAlpha}, to the primary metric and ${decimals(ten.otherAlpha, 5)} to each`,
    ...P_VALUES.map((p, index) =>
      row(
        decimals(p, 3),
        ...[bonferroni!, holm!, BH!].map((adjusted) => decimals(adjusted[index]!, 3)),
      ),
    ),
  ];
}

function split(observed: readonly number[], statisticDigits: number, p: (p: number) => string) {
  const weights = observed.map(() => 1);
  const {statistic, pValue, mismatch} = srmChiSquare({observed, weights, alpha: 0.001});
  return row(
    observed.map(formatCount).join(' / '),
    'even',
    decimals(statistic, statisticDigits),
    p(pValue!),
    mismatch ? 'yes' : 'no',
  );
}

/** Deviation from an even split found with 80% power at α = 0.001, in points. */
function deviationFound(n: number): number {
  return ((critical(0.001) + quantile(0.8)) * 0.5 * 100) / Math.sqrt(n);
}

/** Chance that a deviation from an even split is found at α = 0.001. */
function chanceToFind(deviation: number, n: number): number {
  return normalCdf({x: [(deviation / 0.5) * Math.sqrt(n) - critical(0.001)]}).p[0]!;
}

/** p-value on a day of the example with changed weights. */
function dayOfStep(day: number): number {
  const excess = 100 * Math.max(0, day - 7);
  const observed = [500 * day + excess, 500 * day - excess];
  return srmChiSquare({observed, weights: [1, 1], alpha: 0.001}).pValue!;
}

/** The critical value at 0.001, checked from both sides of its last digit. */
function srmCriticalValue(variations: number, rounded: number): string {
  const df = [variations - 1, variations - 1];
  const {p} = chiSquareSf({x: [rounded - 0.005, rounded + 0.005], df});
  if (p[0]! < 0.001 || p[1]! > 0.001) throw new Error(`Not the critical value: ${rounded}`);
  return decimals(rounded, 2);
}

function mismatch(): string[] {
  const batches = [
    [510, 490],
    [1030, 970],
    [2080, 1920],
  ];
  const looks = srmSequential({batches, weights: [1, 1], concentration: 10_000});
  return [
    split([23_740, 23_803], 3, (p) => decimals(p, 2)),
    split([10_000, 10_300], 2, (p) => decimals(p, 3)),
    split([10_000, 10_500], 2, (p) => decimals(p, 5)),
    split([13_709, 12_298, 12_552, 12_384], 1, (p) => powerOfTen(p, 0)),
    `${srmCriticalValue(2, 10.83)} for two variations, ${srmCriticalValue(3, 13.82)} for three, ` +
      `${srmCriticalValue(4, 16.27)} for four and ${srmCriticalValue(5, 18.47)} for five`,
    ...[1e4, 1e5, 1e6, 1e7].map((n) =>
      row(formatCount(n), `${decimals(deviationFound(n), 2)} points`),
    ),
    `a split of 51/49 is caught in only ${percent(chanceToFind(0.01, 10_000), 0)} of cases`,
    `p = ${decimals(dayOfStep(8), 3)} on day 8`,
    `p = ${decimals(dayOfStep(9), 5)}`,
    ...batches.map((batch, index) =>
      row(
        index + 1,
        batch.map(formatCount).join(' / '),
        decimals(looks.logBayesFactors[index]!, 3),
        index === 0 ? 1 : decimals(looks.pValues[index]!, 2),
      ),
    ),
  ];
}

/** Values of the metric per cell of the example on the interactions page. */
const CELLS = [
  [
    [9.3, 9.9, 9.4, 8.5, 9.8, 11.1, 11.3],
    [10.7, 11.5, 11.6, 9.9, 11.8, 12.1, 12.6, 11],
  ],
  [
    [10.7, 13.4, 11.5, 12.4, 13, 12.1, 11.2, 12.9],
    [16.3, 14.2, 16.1, 17.8, 13.1, 16.6, 15.8, 17.4, 16.1],
  ],
];

function interactions(): string[] {
  const planned = assignmentDependence({
    table: [
      [15_000, 25_000],
      [35_000, 25_000],
    ],
    alpha: 0.01,
  });
  const published = assignmentDependence({
    table: [
      [6_753, 6_138],
      [5_544, 5_902],
      [5_692, 5_836],
    ],
    alpha: 0.01,
  });
  const {fStatistic, pValue} = interactionAnova({cells: CELLS, alpha: 0.01});
  const means = CELLS.map((cells) => cells.map(mean));
  const [control, treatment] = means.map(([white, black]) => black! - white!);
  const expected = planned.expected.flat().map(formatCount);
  return [
    row('Control', `15,000, expected ${expected[0]}`, `25,000, expected ${expected[1]}`),
    row('Treatment', `35,000, expected ${expected[2]}`, `25,000, expected ${expected[3]}`),
    `X^2=${planned.statistic!.toLocaleString('en-US', {maximumFractionDigits: 1})}`,
    `X^2=${decimals(published.statistic, 2)}`,
    `${published.df} degrees of freedom, p = ${powerOfTen(published.pValue!, 0)}`,
    `${CELLS.flat(2).length} subjects`,
    `adds ${decimals(control!, 1)} in control and ${decimals(treatment!, 1)} in treatment`,
    `F = ${decimals(fStatistic, 2)}, p = ${decimals(pValue, 4)}`,
    ...means.flat().map((value) => decimals(value, 2)),
  ];
}

/** The pages on adjusting, checking and extending a result. */
export const experiments: WorkedNumbers = {
  '/statistics/cuped/': cuped,
  '/statistics/multiple-testing/': multipleTesting,
  '/statistics/sample-ratio-mismatch/': mismatch,
  '/statistics/global-lift/': impact,
  '/statistics/interaction-detection/': interactions,
};
