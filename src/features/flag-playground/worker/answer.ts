import {MOST_CHARACTERS, readConfiguration} from '../engine/configuration.ts';
import {explain} from '../engine/explain.ts';
import type {Problem} from '../engine/problem.ts';
import type {Report} from '../engine/report.ts';
import type {PlaygroundState} from '../state/playgroundState.ts';
import {readFields, type FieldErrors} from '../state/readFields.ts';

/** What the playground shows for what was typed. */
export interface Answer {
  /** Missing when something below has to be corrected first. */
  report?: Report;
  errors: FieldErrors;
  problems: readonly Problem[];
  /** Flags to choose from; in an obfuscated configuration their names are not known. */
  flagKeys: readonly string[];
}

/** More than these are no choice. */
const MOST_FLAGS = 200;

/** Evaluates what was typed. */
export function answer(state: PlaygroundState): Answer {
  const reading = readConfiguration(state.configuration, MOST_CHARACTERS);
  const fields = readFields(state);
  const errors = 'errors' in fields ? fields.errors : {};
  if ('problem' in reading) return {errors, problems: [reading.problem], flagKeys: []};
  const {configuration} = reading;
  const flagKeys = configuration.isObfuscated
    ? []
    : Object.keys(configuration.flags).slice(0, MOST_FLAGS);
  if ('errors' in fields) return {errors, problems: [], flagKeys};
  const report = explain(configuration, fields.call);
  return {report, errors, problems: report.problems, flagKeys};
}
