import {StatisticsInputError} from '../../statistics/errors.ts';
import type {SimulatorDefinition} from '../kit/definition.ts';
import {requireRate} from '../kit/model/requireRate.ts';
import * as describe from './describe.ts';
import {fields} from './fields.ts';
import {begin, type Power} from './model.ts';

/** Repeated experiments with a true lift. */
export const power: SimulatorDefinition<typeof fields, Power> = {
  prefix: 'repeat',
  title: 'The same experiment, repeated',
  fallback: 'lift',
  runs: 'experiments',
  again: 'Other experiments',
  check({rate, lift}) {
    requireRate(rate, lift);
    if (lift === 0) {
      const message = 'Enter a lift other than 0: without one there is nothing to find.';
      throw new StatisticsInputError('lift', message);
    }
  },
  ...{fields, begin, ...describe},
};
