import {
  DASH,
  formatBounds,
  formatCount,
  formatEffect,
  formatEvidence,
  formatNumber,
  formatPercent,
  formatProbability,
  formatSignedEffect,
} from '../kit/format.ts';
import {documented, inferred, type ComputationStep} from '../kit/types.ts';
import {
  explore,
  fields,
  figures,
  program,
  type Exploration,
  type MethodInterval,
  type Methods,
} from './compute.ts';
import {judgeInterval, NOT_SIGNIFICANT, sequentialStep, thinTreatmentNotes} from '../kit/lifts.ts';
import type {Definition} from '../kit/definition.ts';

const number = (value: number | null): string => formatNumber(value, 5);

function liftSteps({arms, relative, methods}: Exploration): ComputationStep[] {
  if (!arms || !relative) return [];
  const {control: c, treatment: t} = arms;
  const validity: ComputationStep = documented(
    'Is the control mean far enough from 0 for a lift to be shown?',
    '|m_C| / (s_C / √n_C) ≥ 10',
    `${number(Math.abs(c.mean))} / √(${number(c.variance)} / ${formatCount(c.n)}) = ` +
      `${formatNumber(relative.controlMeanOverSe, 1)}, ${relative.reliable ? 'yes' : 'no'}`,
  );
  if (!methods) return [validity];
  return [
    validity,
    documented(
      'Lift',
      'lift = m_T / m_C − 1',
      `lift = ${number(t.mean)} / ${number(c.mean)} − 1 = ${number(methods.lift)}`,
    ),
    documented(
      'Standard error of the lift (delta method)',
      'se = √(s_T² / (n_T m_C²) + m_T² s_C² / (n_C m_C⁴))',
      `se = √(${number(t.variance)} / (${formatCount(t.n)} × ${number(c.mean)}²) + ` +
        `${number(t.mean)}² × ${number(c.variance)} / (${formatCount(c.n)} × ${number(c.mean)}⁴)) ` +
        `= ${number(methods.standardError)}`,
    ),
  ];
}

function interval(methods: Methods, multiplier: number, center = methods.lift): string {
  const half = multiplier * methods.standardError;
  return (
    `${number(center)} ∓ ${number(multiplier)} × ${number(methods.standardError)} = ` +
    `${formatEffect(center - half)} to ${formatEffect(center + half)}`
  );
}

function methodSteps(methods: Methods, alpha: number, priorSd: number): ComputationStep[] {
  const {fixed, sequential, hybridRunning, hybridEnded, bayesian} = methods;
  const prior = number(priorSd);
  const se = number(methods.standardError);
  return [
    documented(
      'Fixed Sample',
      'lift ∓ z(α/2) × se, p = 2 Φ(−|lift / se|)',
      `${interval(methods, fixed.criticalValue)}, ${formatEvidence(fixed.pValue)}`,
    ),
    sequentialStep('Sequential multiplier at t subjects of both variations', {
      n: methods.n,
      alpha,
      multiplier: sequential.multiplier,
    }),
    documented(
      'Sequential interval',
      'lift ∓ B(t, α) × se',
      interval(methods, sequential.multiplier),
    ),
    inferred(
      'Sequential p-value, and the z-score shown for it',
      'p = smallest α with |lift| / se > B(t, α), z = sign(lift) × Φ⁻¹(1 − p/2)',
      `${formatEvidence(sequential.pValue)}, z = ${number(sequential.zScore)}`,
    ),
    inferred(
      'Hybrid while running',
      'lift ∓ B(t, α/2) × se',
      interval(methods, hybridRunning.multiplier),
    ),
    inferred(
      'Hybrid after the planned end date',
      'lift ∓ z(α/4) × se',
      interval(methods, hybridEnded.multiplier),
    ),
    documented(
      'Bayesian: weight on the data, posterior mean and standard deviation',
      'w = σ₀² / (σ₀² + se²), mean = w × lift, sd = √(1 / (1/σ₀² + 1/se²))',
      `w = ${prior}² / (${prior}² + ${se}²) = ${number(bayesian.weightOnData)}, ` +
        `mean = ${number(bayesian.mean)}, sd = ${number(bayesian.sd)}`,
    ),
    documented(
      'Credible interval',
      'mean ∓ z(α/2) × sd',
      `${number(bayesian.mean)} ∓ ${number(fixed.criticalValue)} × ${number(bayesian.sd)} = ` +
        `${formatEffect(bayesian.lower)} to ${formatEffect(bayesian.upper)}`,
    ),
  ];
}

/** What an interval says about 0. */
function verdictOf({lower, upper}: MethodInterval): string {
  if (lower > 0) return 'above 0';
  return upper < 0 ? 'below 0' : 'contains 0';
}

/** What goes with each interval: p-value or posterior probability. */
function evidenceOf({fixed, sequential, bayesian}: Methods): string[] {
  const values = [fixed, sequential].map(({pValue}) => formatEvidence(pValue));
  const beats = `${formatProbability(bayesian.probBeatsControl)} to beat control`;
  return [...values, DASH, DASH, beats];
}

/** The same data seen by every interval method of the product. */
export const intervalExplorer: Definition<typeof fields, Exploration> = {
  prefix: 'ci',
  title: 'Confidence intervals by method',
  fields,
  compute: explore,
  summarize({methods, observation, reason, relative}) {
    if (!methods) {
      const difference = relative?.absoluteDifference ?? 0;
      return `${reason} The absolute difference is ${difference.toPrecision(4)}.`;
    }
    const {lift, standardError, intervals} = methods;
    const excluding = intervals.filter((interval) => verdictOf(interval) !== 'contains 0');
    const verdict =
      excluding.length === intervals.length
        ? 'every interval excludes 0'
        : excluding.length === 0
          ? 'every interval contains 0'
          : `these exclude 0: ${excluding.map((interval) => interval.label).join('; ')}`;
    return (
      `Lift ${formatSignedEffect(lift)}, standard error ${formatEffect(standardError)}. ` +
      `At ${formatPercent(observation.confidence)} confidence ${verdict}.`
    );
  },
  judge({methods, observation}) {
    if (!methods) return {tone: 'unclear', word: 'No lift can be shown'};
    const verdicts = methods.intervals.map((each) => judgeInterval(each, observation.better));
    const words = new Set(verdicts.map(({word}) => word));
    const [first = NOT_SIGNIFICANT] = verdicts;
    return words.size === 1 ? first : {tone: 'unclear', word: 'It depends on the method'};
  },
  tables({methods}) {
    if (!methods) return [];
    const {intervals, fixed} = methods;
    const evidence = evidenceOf(methods);
    const widthOf = ({lower, upper}: MethodInterval): string =>
      `${formatNumber((upper - lower) / 2 / fixed.precision, 2)}×`;
    return [
      {
        caption: 'Intervals by method',
        head: ['Method', 'Center', 'Interval', 'Width vs fixed', 'Zero', 'Evidence'],
        rows: intervals.map((interval, index) => [
          interval.label,
          formatSignedEffect(interval.center),
          formatBounds(interval),
          widthOf(interval),
          verdictOf(interval),
          evidence[index] ?? DASH,
        ]),
      },
    ];
  },
  notes({methods, arms}) {
    if (!methods) return [];
    const {risk, loss, weightOnData} = methods.bayesian;
    return [
      ...(arms ? thinTreatmentNotes(arms.control, arms.treatment) : []),
      `Bayesian risk ${formatPercent(risk, 3)}, loss ${formatPercent(loss, 3)}, ` +
        `weight on the data ${formatPercent(weightOnData, 1)}.`,
    ];
  },
  toSteps(exploration) {
    const {methods, observation} = exploration;
    const {confidence, priorSd} = observation;
    return [
      ...liftSteps(exploration),
      ...(methods ? methodSteps(methods, 1 - confidence, priorSd) : []),
    ];
  },
  figures,
  program,
};
