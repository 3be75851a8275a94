import type {Definition} from '../kit/definition.ts';
import {explore, type Exploration} from './compute.ts';
import * as describe from './describe.ts';
import {fields} from './fields.ts';
import {toSteps} from './steps.ts';

/** The same data seen by every interval method of the product. */
export const intervalExplorer: Definition<typeof fields, Exploration> = {
  prefix: 'ci',
  title: 'Confidence intervals by method',
  fallback: 'data',
  ...{fields, compute: explore, ...describe, toSteps},
  loadCode: () => import('./code.ts'),
};
