import type {Definition} from '../kit/definition.ts';
import {computeImpact, type Impact, fields} from './compute.ts';
import * as describe from './describe.ts';
import {toSteps} from './steps.ts';

/** What a full rollout does to the company-wide total of a metric. */
export const globalLiftCalculator: Definition<typeof fields, Impact> = {
  prefix: 'global',
  title: 'Global lift and coverage',
  fallback: 'globalTotal',
  fields,
  compute: computeImpact,
  ...describe,
  toSteps,
  loadCode: () => import('./code.ts'),
};
