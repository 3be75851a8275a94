import {readConfiguration} from '../engine/configuration.ts';
import {manySubjects, type ManyReport, type Version} from '../engine/many/index.ts';
import type {PlaygroundState} from '../state/playgroundState.ts';
import {readFields} from '../state/readFields.ts';

/** What is shown for many subjects; without a report, something has to be corrected first. */
export interface ManyAnswer {
  report?: ManyReport;
}

function versionOf(state: PlaygroundState): Version | undefined {
  const reading = readConfiguration(state.configuration);
  const fields = readFields(state);
  return 'configuration' in reading && 'call' in fields
    ? {configuration: reading.configuration, call: fields.call}
    : undefined;
}

/** Evaluates many subjects with what was typed, and with what it was before. */
export function answerMany(state: PlaygroundState, before?: PlaygroundState): ManyAnswer {
  const after = versionOf(state);
  return after ? {report: manySubjects(after, before && versionOf(before))} : {};
}
