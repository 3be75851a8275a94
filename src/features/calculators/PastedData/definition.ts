import type {Definition} from '../kit/definition.ts';
import {compute, type Result} from './compute.ts';
import * as describe from './describe.ts';
import {fields} from './fields.ts';
import {toSteps} from './steps.ts';

/** Summary statistics of pasted rows, and where to take them. */
export const pastedData: Definition<typeof fields, Result> = {
  prefix: 'paste',
  title: 'Summary of pasted data',
  fallback: 'data',
  ...{fields, compute, ...describe, toSteps},
  loadCode: () => import('./code.ts'),
};
