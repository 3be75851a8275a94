import {
  formatBounds,
  formatCount,
  formatEffect,
  formatNumber,
  formatPercent,
  formatPValue,
  formatSignedEffect,
} from '../kit/format.ts';
import {documented, paper, type ComputationStep, type Table} from '../kit/types.ts';
import {ARMS, type ArmName} from '../kit/commonFields.ts';
import {compute, doubtOf, fields, figures, program, type Result} from './compute.ts';
import {judgeInterval, thinTreatmentNotes} from '../kit/lifts.ts';
import type {Definition} from '../kit/definition.ts';
import {calculatorLink} from '../kit/calculatorLink.ts';

const number = (value: number | null): string => formatNumber(value, 5);

function ratioStep({arms, observation}: Result, arm: ArmName): ComputationStep {
  const {mean, variance} = arms[arm];
  const [y, z] = [observation[`numerator${arm}`], observation[`denominator${arm}`]].map(number);
  return documented(
    `${arm}: ratio, and the variance one subject adds to it`,
    'R = m_Y / m_Z, σ² = (s_Y² − 2 R s_YZ + R² s_Z²) / m_Z²',
    `R = ${y} / ${z} = ${number(mean)}, ` +
      `σ² = (${number(observation[`varNumerator${arm}`])} − 2 × ${number(mean)} × ` +
      `${number(observation[`covariance${arm}`])} + ${number(mean)}² × ` +
      `${number(observation[`varDenominator${arm}`])}) / ${z}² = ${number(variance)}`,
  );
}

function percentileSteps({arms, observation}: Result, arm: ArmName): ComputationStep[] {
  const {percentile} = arms[arm];
  if (!percentile) return [];
  const {n, lowerRank, upperRank, lowerValue, upperValue, correction, standardError} = percentile;
  const p = formatNumber(observation.percentile);
  return [
    paper(
      `${arm}: the value at the rank`,
      'rank = ⌈n p⌉ among the sorted values',
      `rank = ⌈${n} × ${p}⌉, value ${number(percentile.percentile)}`,
    ),
    paper(
      `${arm}: standard error from the ranks around it, corrected for subjects`,
      'se = c × (x_upper − x_lower) / (2 z), ranks n (p ∓ z √(p (1 − p) / n))',
      `ranks ${formatCount(lowerRank)} and ${formatCount(upperRank)}, se = ` +
        `${number(correction)} × (${number(upperValue)} − ${number(lowerValue)}) / (2 z) = ` +
        number(standardError),
    ),
  ];
}

function armSteps(result: Result): ComputationStep[] {
  switch (result.observation.data) {
    case 'mean':
      return [];
    case 'ratio':
      return ARMS.map((arm) => ratioStep(result, arm));
    case 'percentile':
      return ARMS.flatMap((arm) => percentileSteps(result, arm));
  }
}

const METRIC = {mean: 'Mean', ratio: 'Ratio', percentile: 'Percentile'};

/** The other methods have a calculator of their own. */
function links({shown}: Result): {label: string; to: string}[] {
  if (!shown) return [];
  const {lift, standardError, subjects} = shown;
  const fields = {data: 'lift', lift: lift * 100, se: standardError * 100, n: subjects};
  return [{label: 'Intervals by all methods', to: calculatorLink('ci', fields)}];
}

/** Lift of a mean, a ratio or a percentile, with its standard error. */
export const lift: Definition<typeof fields, Result> = {
  prefix: 'lift',
  title: 'Lift and its standard error',
  fields,
  compute,
  summarize({shown, reason, relative, observation}) {
    if (!shown) {
      const difference = formatNumber(relative.absoluteDifference).replace('-', '−');
      return `${reason} The absolute difference is ${difference}.`;
    }
    const {lift, standardError, fixed} = shown;
    return (
      `Lift ${formatSignedEffect(lift)}, standard error ${formatEffect(standardError)}. ` +
      `Its ${formatPercent(observation.confidence)} interval is ${formatBounds(fixed)} by Fixed Sample.`
    );
  },
  judge({shown}) {
    return shown ? judgeInterval(shown.fixed) : {tone: 'unclear', word: 'No lift can be shown'};
  },
  tables({arms, shown, observation}) {
    const variations: Table = {
      caption: 'Variations',
      head: ['Variation', 'Subjects', METRIC[observation.data], 'Standard error'],
      rows: ARMS.map((arm) => {
        const {n, mean, variance} = arms[arm];
        const standardError = doubtOf(arms[arm]) ? null : Math.sqrt(variance / n);
        return [arm, formatCount(n), formatNumber(mean), formatNumber(standardError, 5)];
      }),
    };
    if (!shown) return [variations];
    const {fixed, sequential} = shown;
    return [
      variations,
      {
        caption: 'Interval of the lift',
        head: ['Method', 'Interval', 'p-value'],
        rows: [
          ['Fixed Sample', formatBounds(fixed), formatPValue(fixed.pValue)],
          ['Sequential', formatBounds(sequential), formatPValue(sequential.pValue)],
        ],
      },
    ];
  },
  notes({arms, shown, observation}) {
    if (!shown || observation.data === 'percentile') return [];
    return thinTreatmentNotes(arms.Control, arms.Treatment);
  },
  links,
  toSteps(result) {
    const {arms, shown, relative} = result;
    if (ARMS.some((arm) => doubtOf(arms[arm]))) return armSteps(result);
    const [c, t] = [arms.Control, arms.Treatment].map(({n, mean, variance}) => ({
      mean: number(mean),
      se: number(Math.sqrt(variance / n)),
    })) as [Record<'mean' | 'se', string>, Record<'mean' | 'se', string>];
    const validity: ComputationStep = documented(
      'Is control far enough from 0 for a lift to be shown?',
      '|m_C| / se_C ≥ 10',
      `${c.mean} / ${c.se} = ${formatNumber(relative.controlMeanOverSe, 1)}, ` +
        (relative.reliable ? 'yes' : 'no'),
    );
    if (!shown) return [...armSteps(result), validity];
    const {lift, standardError, fixed} = shown;
    return [
      ...armSteps(result),
      validity,
      documented(
        'Lift',
        'lift = m_T / m_C − 1',
        `lift = ${t.mean} / ${c.mean} − 1 = ${number(lift)}`,
      ),
      documented(
        'Standard error of the lift (delta method)',
        'se = √(se_T² + (m_T / m_C)² se_C²) / |m_C|',
        `se = √(${t.se}² + (${t.mean} / ${c.mean})² × ${c.se}²) / |${c.mean}| = ` +
          number(standardError),
      ),
      documented(
        'Fixed Sample',
        'lift ∓ z(α/2) × se',
        `${number(lift)} ∓ ${number(fixed.criticalValue)} × ${number(standardError)} = ` +
          `${formatEffect(fixed.lower)} to ${formatEffect(fixed.upper)}`,
      ),
    ];
  },
  figures,
  program,
};
