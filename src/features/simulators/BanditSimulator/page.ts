import type {PageDefinition} from '../kit/definition.ts';
import {notes, summarize, tables} from './describe.ts';
import {check, fields} from './fields.ts';
import type {Learning} from './model.ts';

/** A bandit that learns day by day, and two policies that do not. */
export const banditPage: PageDefinition<typeof fields, Learning> = {
  prefix: 'bandit',
  title: 'A bandit that learns day by day',
  fallback: 'world',
  runs: 'days',
  again: 'Other subjects',
  ...{fields, check, summarize, tables, notes},
};
