import type {SimulatorDefinition} from '../kit/definition.ts';
import * as describe from './describe.ts';
import {fields} from './fields.ts';
import {begin, type Mismatch} from './model.ts';

/** A bug that loses subjects of one variation. */
export const srm: SimulatorDefinition<typeof fields, Mismatch> = {
  prefix: 'loss',
  title: 'A bug that loses subjects of one variation',
  fallback: 'lost',
  runs: 'experiments',
  again: 'Other experiments',
  ...{fields, begin, ...describe},
};
