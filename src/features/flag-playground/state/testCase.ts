import type {Report} from '../engine/report.ts';
import {readFields} from './readFields.ts';
import type {PlaygroundState} from './playgroundState.ts';

/** The call and its result in the form of the test data that Eppo's SDKs share. */
export function testCase(state: PlaygroundState, report: Report | undefined): string {
  const fields = readFields(state);
  const call = 'call' in fields ? fields.call : undefined;
  const content = {
    flag: state.flagKey,
    variationType: state.variationType,
    defaultValue: call?.defaultValue ?? state.defaultValue,
    subjects: [
      {
        subjectKey: state.subjectKey,
        subjectAttributes: call?.attributes ?? {},
        assignment: report?.value,
      },
    ],
  };
  return JSON.stringify(content, null, 2);
}
