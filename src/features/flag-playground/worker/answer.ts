import {readPlainConfiguration, MOST_CHARACTERS} from '../engine/configuration.ts';
import type {PlaygroundState} from '../state/playgroundState.ts';
import {readFields, type FieldErrors} from '../state/readFields.ts';
import {explain} from '../engine/explain.ts';
import type {Problem} from '../engine/problem.ts';
import type {Report} from '../engine/report.ts';

export interface Answer {
  /** Missing when something below has to be corrected first. */
  report?: Report;
  errors: FieldErrors;
  problems: readonly Problem[];
  /** Flags to choose from. */
  flagKeys: readonly string[];
}

const MOST_FLAGS = 200;

/** What a subject gets and why, or what has to be corrected before that can be told. */
export function answer(state: PlaygroundState): Answer {
  const reading = readPlainConfiguration(state.configuration, MOST_CHARACTERS);
  const fields = readFields(state);
  const errors = 'errors' in fields ? fields.errors : {};
  if ('problem' in reading) return {errors, problems: [reading.problem], flagKeys: []};
  const {configuration} = reading;
  const flagKeys = Object.keys(configuration.flags).slice(0, MOST_FLAGS);
  if ('errors' in fields) return {errors, problems: [], flagKeys};
  const report = explain(configuration, fields.call);
  return {report, errors, problems: report.problems, flagKeys};
}
