import type {Definition} from '../kit/definition.ts';
import {compare, type NonInferiority} from './compute.ts';
import * as describe from './describe.ts';
import {fields} from './fields.ts';
import {toSteps} from './steps.ts';

/** Is the treatment at worst a margin worse than the control? */
export const nonInferiority: Definition<typeof fields, NonInferiority> = {
  prefix: 'margin',
  title: 'Non-inferiority test',
  fallback: 'data',
  ...{fields, compute: compare, ...describe, toSteps},
  loadCode: () => import('./code.ts'),
};
