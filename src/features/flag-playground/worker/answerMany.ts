import {readConfiguration} from '../engine/configuration.ts';
import {manySubjects, tallied, type ManyReport, type Tallied} from '../engine/many/index.ts';
import type {PlaygroundState} from '../state/playgroundState.ts';
import {readFields} from '../state/readFields.ts';

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

/** Evaluates many subjects with what was typed, and with what it was before. */
export function answerMany(state: PlaygroundState, before?: PlaygroundState): ManyAnswer {
  const after = versionOf(state);
  return after ? {report: manySubjects(after, before && versionOf(before))} : {};
}
