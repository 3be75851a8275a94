import type {Definition} from '../kit/definition.ts';
import {adjustArms} from './computeArms.ts';
import {computeGain} from './computeGain.ts';
import type {Cuped} from './describe.ts';
import * as describe from './describe.ts';
import {fields} from './fields.ts';
import {toSteps} from './steps.ts';

/** What history saves, or what it does to the lift of two variations. */
export const cupedCalculator: Definition<typeof fields, Cuped> = {
  prefix: 'cuped',
  title: 'CUPED',
  fallback: 'mode',
  fields,
  ...describe,
  toSteps,
  loadCode: () => import('./code.ts'),
  compute: (values) => (values.mode === 'arms' ? adjustArms(values) : computeGain(values)),
};
