import type {Definition} from '../kit/definition.ts';
import {compute, type Result} from './compute.ts';
import * as describe from './describe.ts';
import {fields} from './fields.ts';
import {toSteps} from './steps.ts';

/** Power of an experiment that runs, and its progress. */
export const power: Definition<typeof fields, Result> = {
  prefix: 'power',
  title: 'Power of an experiment that runs',
  fallback: 'n',
  ...{fields, compute, ...describe, toSteps},
  loadCode: () => import('./code.ts'),
};
