import {type METHODS, type Experiment, type Metric} from '../experiment.ts';
import {toReadout, type Readout} from '../compute/toReadout.ts';

/** What a reader may do with an experiment, as in the address. */
export const CHOICES = {
  ship: 'Ship it',
  wait: 'Wait',
  stop: 'Stop it',
  investigate: 'Investigate',
} as const;

export type Choice = keyof typeof CHOICES;

/** A readout to decide on, and what there is to say about each choice. */
export interface Case {
  /** Name in addresses and in the page. */
  id: string;
  /** What was planned and what somebody says now. */
  story: string;
  experiment: Experiment;
  answer: Choice;
  /** Written with the figures of the readout, so that they cannot differ from it. */
  reasons: (readout: Readout) => Readonly<Record<Choice, string>>;
  /** The page that the answer rests on. */
  read: {to: string; label: string};
}

/** The readout that a case shows: by the method that was planned. */
export function readoutOf({experiment}: Case): Readout {
  return toReadout(experiment, {method: experiment.method, cuped: experiment.cuped});
}

/** An experiment without segments, in which few subjects are mixed. */
export function planned(
  settings: Omit<Experiment, 'segments' | 'mixed' | 'cuped' | 'method'> & {
    method?: (typeof METHODS)[number];
    subjects: readonly [number, number];
  },
): Experiment {
  const {subjects, ...rest} = settings;
  const mixed = Math.round((subjects[0] + subjects[1]) * 0.003);
  return {
    method: 'Sequential',
    cuped: false,
    mixed,
    segments: [{name: 'Everybody', subjects}],
    ...rest,
  };
}

const metric =
  (role: Metric['role']) =>
  (
    name: string,
    [desired, unit]: [Metric['desired'], Metric['unit']],
    values: Metric['moments'][number],
    cutoff?: number,
  ): Metric => ({
    name,
    role,
    desired,
    unit,
    moments: [values],
    ...(cutoff === undefined ? {} : {cutoff}),
  });

/** Metrics by their role, with what is good for them, and control and treatment. */
export const [primary, secondary, guardrail] = [
  metric('primary'),
  metric('secondary'),
  metric('guardrail'),
];
