import type {SimulatorDefinition} from '../kit/definition.ts';
import * as describe from './describe.ts';
import {check, fields} from './fields.ts';
import type {GeoLift} from './model.ts';

/** A test in regions, whose truth is known. */
export const geoLift: SimulatorDefinition<typeof fields, GeoLift> = {
  prefix: 'geo',
  title: 'A geo test with a known truth',
  fallback: 'treated',
  runs: 'tests',
  again: 'Another test',
  ...{fields, check},
  summarize: describe.summarize,
  tables: describe.tables,
  notes: describe.notes,
};
