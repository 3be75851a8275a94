import {readFileSync} from 'node:fs';
import {readCases, type TestCase} from '../../src/features/flag-playground/engine/cases.ts';
import {
  readConfiguration,
  type Configuration,
} from '../../src/features/flag-playground/engine/configuration.ts';
import type {Call} from '../../src/shared/sdk-calls/call.ts';
import {readLines} from '../support/readLines.ts';

export const CASES = 'tests/flag-playground/cases';

/** Reads a configuration that must be readable. */
export function configurationOf(source: string | object): Configuration {
  const reading = readConfiguration(typeof source === 'string' ? source : JSON.stringify(source));
  if ('problem' in reading) throw new Error(reading.problem.message);
  return reading.configuration;
}

export const plainText = readFileSync(`${CASES}/ufc.json`, 'utf8');

/** A flag of which everybody gets `on`, but for what is said. */
export const flagWith = (patch: object) => ({
  key: 'gate',
  enabled: true,
  variationType: 'STRING',
  totalShards: 10_000,
  variations: {on: {key: 'on', value: 'on'}},
  allocations: [{key: 'a', splits: [{variationKey: 'on', shards: []}], doLog: true}],
  ...patch,
});

const calls = readLines(`${CASES}/calls.jsonl`) as unknown[][];

/** Cases from lines of flag, type, default, subject, attributes and what is assigned. */
export const ownCases = readCases(
  JSON.stringify(
    calls.map(([flag, variationType, defaultValue, ...subject]) => {
      const [subjectKey, subjectAttributes, assignment] = subject;
      const subjects = [{subjectKey, subjectAttributes, assignment}];
      return {flag, variationType, defaultValue, subjects};
    }),
  ),
);

export function callsOf(cases: readonly TestCase[]): Call[] {
  return cases.flatMap(({flag, variationType, defaultValue, subjects}) =>
    subjects.map(({subjectKey, subjectAttributes}) => ({
      flagKey: flag,
      subjectKey,
      attributes: subjectAttributes ?? {},
      variationType,
      defaultValue,
    })),
  );
}
