import type {Fields} from '../../calculators/kit/fields.ts';
import {confidence, days, perDay, priorSd, rate, runs, seed} from '../kit/model/fields.ts';

/** The form: an A/A test, and how it is looked at. */
export const fields = {
  days: {...days, label: 'Days, one look each'},
  perDay,
  rate: {...rate, label: 'Conversion rate of both'},
  confidence,
  priorSd,
  runs: {...runs, label: 'A/A tests'},
  seed: {...seed, initial: '8'},
} satisfies Fields;
