import type {Definition} from '../kit/definition.ts';
import {compute, type Result} from './compute.ts';
import * as describe from './describe.ts';
import {fields} from './fields.ts';
import {toSteps} from './steps.ts';

/** Lift of a mean, a ratio or a percentile, with its standard error. */
export const lift: Definition<typeof fields, Result> = {
  prefix: 'lift',
  title: 'Lift and its standard error',
  fallback: 'data',
  ...{fields, compute, ...describe, toSteps},
  loadCode: () => import('./code.ts'),
};
