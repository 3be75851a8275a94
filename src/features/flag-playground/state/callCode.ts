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
