import type {Definition} from '../kit/definition.ts';
import {combine, type Belief} from './compute.ts';
import * as describe from './describe.ts';
import {fields} from './fields.ts';
import {toSteps} from './steps.ts';

/** What prior and data say together about a lift. */
export const bayesianCalculator: Definition<typeof fields, Belief> = {
  prefix: 'bayes',
  title: 'Bayesian posterior of a lift',
  fallback: 'lift',
  ...{fields, compute: combine, ...describe, toSteps},
  loadCode: () => import('./code.ts'),
};
