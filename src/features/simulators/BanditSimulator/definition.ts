import type {SimulatorDefinition} from '../kit/definition.ts';
import * as describe from './describe.ts';
import {check, fields} from './fields.ts';
import type {Learning} from './model.ts';

/** A bandit that learns day by day, and two policies that do not. */
export const bandit: SimulatorDefinition<typeof fields, Learning> = {
  prefix: 'bandit',
  title: 'A bandit that learns day by day',
  fallback: 'world',
  runs: 'days',
  again: 'Other subjects',
  ...{fields, check},
  summarize: describe.summarize,
  tables: describe.tables,
  notes: describe.notes,
};
