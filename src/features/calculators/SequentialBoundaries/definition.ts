import type {Definition} from '../kit/definition.ts';
import {computeBoundaries, type Boundaries} from './compute.ts';
import * as describe from './describe.ts';
import {fields} from './fields.ts';
import {toSteps} from './steps.ts';

/** How far a lift must be from 0 to be significant, while subjects come in. */
export const sequentialBoundaries: Definition<typeof fields, Boundaries> = {
  prefix: 'bounds',
  title: 'Boundaries over time',
  fallback: 'effect',
  ...{fields, compute: computeBoundaries, ...describe, toSteps},
  loadCode: () => import('./code.ts'),
};
