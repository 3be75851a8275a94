import type {Fields} from '../../calculators/kit/fields.ts';
import {confidence, days, lift, perDay, rate, seed} from '../kit/model/fields.ts';

/** The form: a lift that changes from day to day. */
export const fields = {
  lift: {...lift, label: 'Lasting lift on weekdays', initial: '2'},
  novelty: {...lift, label: 'Novelty on day 1, added to it', initial: '10', max: 100},
  halfLife: {
    label: 'Days until half of the novelty is gone',
    initial: '3',
    min: 0.1,
    max: 1_000,
  },
  weekendLift: {...lift, label: 'Lasting lift on weekends', initial: '-3'},
  weekendTraffic: {
    label: 'Weekend subjects, share of a weekday’s',
    initial: '60',
    unit: '%',
    min: 1,
    max: 1_000,
  },
  start: {
    label: 'First day',
    initial: 'mon',
    options: {
      mon: 'Monday',
      tue: 'Tuesday',
      wed: 'Wednesday',
      thu: 'Thursday',
      fri: 'Friday',
      sat: 'Saturday',
      sun: 'Sunday',
    },
  },
  days: {...days, max: 90, min: 7},
  perDay: {...perDay, label: 'Subjects per weekday and variation', initial: '20000'},
  rate,
  confidence,
  seed: {...seed, initial: '3'},
} satisfies Fields;
