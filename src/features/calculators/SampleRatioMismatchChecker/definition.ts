import type {Definition} from '../kit/definition.ts';
import {check, fieldOf, type Check} from './compute.ts';
import * as describe from './describe.ts';
import {fields} from './fields.ts';
import {toSteps} from './steps.ts';

/** Does the split fit the planned weights? Once, or at every look. */
export const mismatchChecker: Definition<typeof fields, Check> = {
  prefix: 'srm',
  title: 'Sample ratio mismatch checker',
  fallback: 'mode',
  ...{fields, compute: check, fieldOf, ...describe, toSteps},
  loadCode: () => import('./code.ts'),
};
