import {checkData, parseData, type DataMistake} from '../../shared/parseData.ts';
import {callsSchema, KEYS, type Calls} from './schema.ts';

/** Reads a fence of calls; gives what is wrong, with lines of the text, where it cannot be read. */
export function readCalls(text: string): {content: Calls} | {mistakes: DataMistake[]} {
  const parsed = parseData(text);
  return 'problem' in parsed ? {mistakes: [parsed]} : checkData(parsed, callsSchema, KEYS);
}
