import type {Fields} from '../../calculators/kit/fields.ts';
import {confidence, lift, rate, runs, seed} from '../kit/model/fields.ts';

/** The form: an experiment with a true lift, and how often it is repeated. */
export const fields = {
  lift,
  n: {label: 'Subjects per variation', initial: '12000', whole: true, min: 100, max: 1e9},
  rate,
  confidence,
  runs: {...runs, label: 'Experiments'},
  seed: {...seed, initial: '6'},
} satisfies Fields;
