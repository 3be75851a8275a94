import {readConfiguration, MOST_CHARACTERS} from '../engine/configuration.ts';
import {manySubjects, tallied, type ManyReport, type Tallied} from '../engine/many/index.ts';
import type {PlaygroundState} from '../state/playgroundState.ts';
import {readFields, type FieldErrors} from '../state/readFields.ts';
import {explain} from '../engine/explain.ts';
import type {Problem} from '../engine/problem.ts';
import type {Report} from '../engine/report.ts';

/** What is shown for many subjects; without a report, something has to be corrected first. */
export interface ManyAnswer {
  report?: ManyReport;
}

function evaluate(state: PlaygroundState): Tallied | undefined {
  const reading = readConfiguration(state.configuration);
  const fields = readFields(state);
  return 'configuration' in reading && 'call' in fields
    ? tallied({configuration: reading.configuration, call: fields.call})
    : undefined;
}

/** The last two: while somebody edits, one of them is what every edit is compared with. */
let known: readonly {name: string; version: Tallied | undefined}[] = [];

function versionOf(state: PlaygroundState): Tallied | undefined {
  const name = JSON.stringify(state);
  const hit = known.find((each) => each.name === name) ?? {name, version: evaluate(state)};
  known = [hit, ...known.filter((each) => each !== hit)].slice(0, 2);
  return hit.version;
}

export function answerMany(state: PlaygroundState, before?: PlaygroundState): ManyAnswer {
  const after = versionOf(state);
  return after ? {report: manySubjects(after, before && versionOf(before))} : {};
}

/** What a subject gets, or what many get, before and after an edit. */
export type Question =
  | {kind: 'one'; state: PlaygroundState}
  | {kind: 'many'; state: PlaygroundState; before?: PlaygroundState};

export interface Answer {
  /** Missing when something below has to be corrected first. */
  report?: Report;
  errors: FieldErrors;
  problems: readonly Problem[];
  /** Flags to choose from; in an obfuscated configuration their names are not known. */
  flagKeys: readonly string[];
}

const MOST_FLAGS = 200;

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
