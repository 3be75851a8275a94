import type {Definition} from '../kit/definition.ts';
import {plan, type PlanResult, fields} from './compute.ts';
import * as describe from './describe.ts';
import {toSteps} from './steps.ts';

/** Sample size for a target effect, and minimum detectable effect by duration. */
export const sampleSize: Definition<typeof fields, PlanResult> = {
  prefix: 'size',
  title: 'Sample size and duration',
  fallback: 'target',
  fields,
  compute: plan,
  ...describe,
  toSteps,
  loadCode: () => import('./code.ts'),
};
