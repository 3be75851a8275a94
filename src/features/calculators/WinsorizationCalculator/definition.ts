import type {Definition} from '../kit/definition.ts';
import {compute, type Result} from './compute.ts';
import * as describe from './describe.ts';
import {fields} from './fields.ts';
import {toSteps} from './steps.ts';

/** What capping outliers does to mean and variance. */
export const winsorization: Definition<typeof fields, Result> = {
  prefix: 'cap',
  title: 'Winsorization of your values',
  fallback: 'values',
  ...{fields, compute, ...describe, toSteps},
  loadCode: () => import('./code.ts'),
};
