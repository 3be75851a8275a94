import type {Definition} from '../kit/definition.ts';
import {detect, type Interaction} from './compute.ts';
import * as describe from './describe.ts';
import {fields} from './fields.ts';
import {toSteps} from './steps.ts';

/** Do two experiments share subjects unevenly, or change each other's effects? */
export const interactionCalculator: Definition<typeof fields, Interaction> = {
  prefix: 'overlap',
  title: 'Interaction of two experiments',
  fallback: 'data',
  ...{fields, compute: detect, ...describe, toSteps},
  loadCode: () => import('./code.ts'),
};
