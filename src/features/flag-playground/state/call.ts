import type {Report} from '../engine/report.ts';
import type {CodeLanguage} from '../../../shared/sdk-calls/languages.ts';
import {writeCall} from '../../../shared/sdk-calls/writeCall.ts';
import type {PlaygroundState} from './playgroundState.ts';
import {readFields} from './readFields.ts';

/** The call of the getter in a language; undefined while a field cannot be used. */
export function callCode(state: PlaygroundState, key: CodeLanguage): string | undefined {
  const fields = readFields(state);
  if (!('call' in fields)) return undefined;
  const {attributes, call} = writeCall(fields.call, key);
  return [...attributes, ...call].join('\n');
}

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
