import type {SimulatorDefinition} from '../kit/definition.ts';
import {requireRate} from '../kit/model/requireRate.ts';
import * as describe from './describe.ts';
import {fields} from './fields.ts';
import {begin, type Course} from './model.ts';

/** One experiment and its intervals, day by day. */
export const intervalOverTime: SimulatorDefinition<typeof fields, Course> = {
  prefix: 'course',
  title: 'One experiment, four intervals, day by day',
  fallback: 'lift',
  again: 'Another experiment',
  check: ({rate, lift}) => requireRate(rate, lift),
  ...{fields, begin, ...describe},
};
