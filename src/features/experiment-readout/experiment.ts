/** How an interval comes about; the names of the product. */
export const METHODS = ['Sequential', 'Fixed Sample', 'Sequential Hybrid', 'Bayesian'] as const;

export type Method = (typeof METHODS)[number];

/** Mean and sample variance of one subject's value. */
type Moments = readonly [mean: number, variance: number];

/** The metric in the time before the experiment, for the same subjects. */
export interface Before {
  control: number;
  treatment: number;
  variance: number;
  /** Correlation with the metric during the experiment, within a variation. */
  correlation: number;
}

export interface Metric {
  name: string;
  role: 'primary' | 'guardrail' | 'secondary';
  desired: 'increase' | 'decrease';
  /** How values are written. */
  unit: 'money' | 'rate' | 'number' | 'milliseconds';
  /** Largest tolerated change for the worse, as a lift with its sign. */
  cutoff?: number;
  /** Absent where the metric has no past; CUPED leaves it alone then. */
  before?: Before;
  /** Control and treatment in each segment, in the order of the segments. */
  moments: readonly (readonly [control: Moments, treatment: Moments])[];
}

/** Subjects of control and treatment with one value of a property. */
interface Segment {
  name: string;
  subjects: readonly [control: number, treatment: number];
}

/** Summary statistics of a synthetic experiment with an even split; all else is computed. */
export interface Experiment {
  name: string;
  method: Method;
  /** Whether CUPED is on. */
  cuped: boolean;
  days: number;
  plannedDays: number;
  /** Subjects seen in both variations, who are left out of the segments. */
  mixed: number;
  /** Half-width wanted for the interval of the primary metric. */
  targetPrecision: number;
  segments: readonly Segment[];
  /** The primary metric comes first. */
  metrics: readonly [Metric, ...Metric[]];
  /** Lift of the primary metric so far minus the final one, on each day; the last is 0. */
  drift?: readonly number[];
}

/** Control and treatment by the mean and the variance of each. */
export function arms(
  ...[mean, variance, treatedMean, treatedVariance]: [number, number, number, number]
): Metric['moments'][number] {
  return [
    [mean, variance],
    [treatedMean, treatedVariance],
  ];
}

/** Control and treatment of a metric that is 1 for a share of the subjects and 0 for all others. */
export function rates(control: number, treatment: number): Metric['moments'][number] {
  return arms(control, control * (1 - control), treatment, treatment * (1 - treatment));
}
