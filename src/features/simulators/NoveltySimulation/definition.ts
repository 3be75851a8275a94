import type {SimulatorDefinition} from '../kit/definition.ts';
import {requireRate} from '../kit/model/requireRate.ts';
import * as describe from './describe.ts';
import {fields} from './fields.ts';
import {begin, type Novelty} from './model.ts';

/** An effect that wears off, and differs on weekends. */
export const novelty: SimulatorDefinition<typeof fields, Novelty> = {
  prefix: 'novelty',
  title: 'An effect that changes from day to day',
  fallback: 'lift',
  again: 'Other subjects',
  check: ({rate, lift, weekendLift, novelty: added}) => {
    requireRate(rate, lift + added);
    requireRate(rate, weekendLift + added, 'weekendLift');
  },
  ...{fields, begin, ...describe},
};
