import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {readCases, type TestCase} from '../../src/features/flag-playground/engine/cases.ts';
import {
  readConfiguration,
  type Configuration,
} from '../../src/features/flag-playground/engine/configuration.ts';
import type {Call} from '../../src/shared/sdk-calls/call.ts';

export const CASES = 'tests/flag-playground/cases';

/** Reads a configuration that must be readable. */
export function configurationOf(source: unknown): Configuration {
  const reading = readConfiguration(source);
  if ('problem' in reading) throw new Error(reading.problem.message);
  return reading.configuration;
}

export const plainText = readFileSync(`${CASES}/ufc.json`, 'utf8');

function readFiles(pattern: string): TestCase[] {
  return globSync(`${CASES}/${pattern}`).flatMap((file) => readCases(readFileSync(file, 'utf8')));
}

/** Cases that come out the same from a plain and an obfuscated configuration. */
export const commonCases = readFiles('!(ufc).json');

/** Cases whose configuration has no obfuscated form, or another meaning there. */
export const plainCases = readFiles('plain-only/*.json');

/** The calls of cases, one for each subject. */
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
