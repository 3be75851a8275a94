import {
  formatBounds,
  formatCount,
  formatEffect,
  formatEvidence,
  formatNumber,
  formatPercent,
  formatSignedEffect,
} from '../kit/format.ts';
import {documented, paper, present, type ComputationStep, type Table} from '../kit/types.ts';
import {
  adjustArms,
  computeGain,
  fields,
  type Adjustment,
  type Cuped,
  type Gain,
} from './compute.ts';
import {figures, program} from './code.ts';
import type {Definition} from '../kit/definition.ts';

const exact = (value: number): string => formatNumber(value, 5).replace('-', '−');

function gainSteps({values, rSquared, left, standardError, adjustedError, rows}: Gain) {
  const {mode, correlation, mean, variance, n} = values;
  return present(
    mode === 'correlation' &&
      paper(
        'Variance explained by one covariate',
        'R² = r²',
        `R² = ${exact(correlation)}² = ${exact(rSquared)}`,
      ),
    documented(
      'Standard error of the lift without CUPED, for no effect and equal variations',
      'se = √(2 σ² / n) / |μ|',
      `se = √(2 × ${exact(variance)} / ${formatCount(n)}) / ${exact(Math.abs(mean))} = ${exact(standardError)}`,
    ),
    paper(
      'The same with CUPED',
      'se × √(1 − R²)',
      `${exact(standardError)} × √${exact(left)} = ${exact(adjustedError)}`,
    ),
    paper(
      'Subjects per variation for the old width, Fixed Sample',
      'n (1 − R²), rounded up',
      `${formatCount(n)} × ${exact(left)} → ${formatCount(rows[0]?.enough ?? n)}`,
    ),
  );
}

function armsSteps(result: Adjustment): ComputationStep[] {
  const {control, treatment, theta, controlMean, treatmentMean, intervals} = result;
  const total = control.n + treatment.n;
  const meanX = (control.n * control.meanX + treatment.n * treatment.meanX) / total;
  const adjusted = intervals[1];
  const mean = (during: number, before: number, value: number): string =>
    `${exact(during)} − ${exact(theta)} × (${exact(before)} − ${exact(meanX)}) = ${exact(value)}`;
  return [
    paper(
      'Slope over the subjects of both variations',
      'b = cov(y, x) / var(x)',
      `b = ${exact(theta)}, R² = ${exact(result.rSquared)}`,
    ),
    paper(
      'Adjusted mean of control',
      'm − b (x̄_C − x̄)',
      mean(control.meanY, control.meanX, controlMean),
    ),
    paper(
      'Adjusted mean of treatment',
      'm − b (x̄_T − x̄)',
      mean(treatment.meanY, treatment.meanX, treatmentMean),
    ),
    paper(
      'Adjusted variance of one subject, in each variation',
      's_y² − 2 b cov(y, x) + b² s_x²',
      [control, treatment]
        .map(
          ({varX, varY, covariance}) =>
            `${exact(varY)} − 2 × ${exact(theta)} × ${exact(covariance)} + ` +
            `${exact(theta)}² × ${exact(varX)}`,
        )
        .join('; '),
    ),
    documented(
      'Adjusted lift and its standard error (delta method)',
      'lift = m_T / m_C − 1',
      `lift = ${exact(treatmentMean)} / ${exact(controlMean)} − 1 = ` +
        `${formatSignedEffect(adjusted.center)}, se = ${formatEffect(adjusted.standardError)}`,
    ),
  ];
}

const number = (value: number): string => formatNumber(value).replace('-', '−');

function summarizeGain({rSquared, widthRatio, multiplier, values, rows}: Gain): string {
  const enough = rows[0]?.enough ?? values.n;
  return (
    `History explains ${formatPercent(rSquared)} of the variance, so intervals shrink to ` +
    `${formatPercent(widthRatio, 1)} of their width, as if you had ` +
    `${formatNumber(multiplier, 2)} times the subjects. With Fixed Sample, ` +
    `${formatCount(enough)} subjects per variation instead of ${formatCount(values.n)} give the ` +
    `same width: ${formatCount(values.n - enough)} saved in each.`
  );
}

function summarizeArms({intervals, imbalance}: Adjustment): string {
  const [raw, adjusted] = intervals;
  const flips = Math.sign(raw.center) * Math.sign(adjusted.center) < 0;
  const who = imbalance.distance > 0 ? 'treatment' : 'control';
  const cause = ` The sign flips because ${who} had the larger values before the experiment began.`;
  return (
    `The lift is ${formatSignedEffect(raw.center)} without the adjustment and ` +
    `${formatSignedEffect(adjusted.center)} with it.${flips ? cause : ''} The standard error ` +
    `goes from ${formatEffect(raw.standardError)} to ${formatEffect(adjusted.standardError)}.`
  );
}

function gainTables({rows, values}: Gain): Table[] {
  return [
    {
      caption: `Half-width of the interval with ${formatCount(values.n)} subjects per variation`,
      head: ['Method', 'Without CUPED', 'With CUPED', 'Subjects for the old width', 'Saved'],
      rows: rows.map(({label, without, adjusted, enough}) => [
        label,
        formatEffect(without),
        formatEffect(adjusted),
        formatCount(enough),
        formatPercent(1 - enough / values.n, 1),
      ]),
    },
  ];
}

function armsTables(result: Adjustment): Table[] {
  const {control, treatment, controlMean, treatmentMean, intervals, values, theta} = result;
  return [
    {
      caption: `The lift, with fixed-sample intervals at ${formatPercent(values.confidence)}`,
      head: ['Estimate', 'Lift', 'Standard error', 'Interval'],
      rows: intervals.map((each) => [
        each.label,
        formatSignedEffect(each.center),
        formatEffect(each.standardError),
        formatBounds(each),
      ]),
    },
    {
      caption: 'Means',
      head: ['Mean', 'Control', 'Treatment'],
      rows: [
        ['Before the experiment', number(control.meanX), number(treatment.meanX)],
        ['During, unadjusted', number(control.meanY), number(treatment.meanY)],
        [
          `During, adjusted with slope ${number(theta)}`,
          number(controlMean),
          number(treatmentMean),
        ],
      ],
    },
  ];
}

/** What history saves, or what it does to the lift of two variations. */
export const cupedCalculator: Definition<typeof fields, Cuped> = {
  prefix: 'cuped',
  title: 'CUPED',
  fields,
  summarize(result) {
    return result.kind === 'gain' ? summarizeGain(result) : summarizeArms(result);
  },
  tables(result) {
    return result.kind === 'gain' ? gainTables(result) : armsTables(result);
  },
  notes(result) {
    if (result.kind === 'gain') {
      return ['A Bayesian interval shrinks less, because its prior stays the same.'];
    }
    const {distance, pValue} = result.imbalance;
    const chance =
      `The means before the experiment differ by ${number(distance)} ` +
      `(${formatEvidence(pValue)}).`;
    return [
      pValue < 0.01
        ? `${chance} Chance seldom does that: check the start date and the split before you use ` +
          'either estimate.'
        : `${chance} Chance alone can do that, and the adjustment takes it out.`,
    ];
  },
  toSteps(result) {
    return result.kind === 'gain' ? gainSteps(result) : armsSteps(result);
  },
  figures,
  program,
  compute: (values) => (values.mode === 'arms' ? adjustArms(values) : computeGain(values)),
};
