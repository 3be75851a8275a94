import type {Definition} from '../kit/definition.ts';
import {correct, type Corrected} from './compute.ts';
import * as describe from './describe.ts';
import {fields} from './fields.ts';
import {toSteps} from './steps.ts';

/** What is left of many p-values after a correction for their number. */
export const multipleTesting: Definition<typeof fields, Corrected> = {
  prefix: 'tests',
  title: 'Multiple testing correction',
  fallback: 'pValues',
  ...{fields, compute: correct, ...describe, toSteps},
  loadCode: () => import('./code.ts'),
};
