import type {PageDefinition} from '../kit/definition.ts';
import {notes, summarize, tables} from './describe.ts';
import {check, fields} from './fields.ts';
import type {GeoLift} from './model.ts';

/** A test in regions, whose truth is known. */
export const geoLiftPage: PageDefinition<typeof fields, GeoLift> = {
  prefix: 'geo',
  title: 'A geo test with a known truth',
  fallback: 'treated',
  runs: 'tests',
  again: 'Another test',
  ...{fields, check, summarize, tables, notes},
};
