import type {Fields} from '../../calculators/kit/fields.ts';
import {confidence, days, lift, perDay, priorSd, rate, seed} from '../kit/model/fields.ts';

/** The form: one experiment. */
export const fields = {
  lift,
  days: {...days, label: 'Days until the end date', min: 2},
  perDay: {...perDay, initial: '1000'},
  rate,
  confidence,
  priorSd,
  seed: {...seed, initial: '5'},
} satisfies Fields;
