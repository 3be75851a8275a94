import type {SimulatorDefinition} from '../kit/definition.ts';
import * as describe from './describe.ts';
import {fields} from './fields.ts';
import {begin, type Peeking} from './model.ts';

/** A/A tests that are looked at every day. */
export const peeking: SimulatorDefinition<typeof fields, Peeking> = {
  prefix: 'peeking',
  title: 'A/A tests with a daily look',
  fallback: 'days',
  runs: 'A/A tests',
  again: 'Other A/A tests',
  ...{fields, begin, ...describe},
};
