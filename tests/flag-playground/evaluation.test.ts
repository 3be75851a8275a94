import {describe, expect, it} from 'vitest';
import {judge} from '../../src/features/flag-playground/engine/cases.ts';
import {createEvaluator} from '../../src/features/flag-playground/engine/evaluator.ts';
import {explain} from '../../src/features/flag-playground/engine/explain.ts';
import {callsOf, commonCases, configurationOf, plainCases, plainText} from './cases.ts';
import {contradictions} from './contradictions.ts';
import {obfuscate} from '../../src/features/flag-playground/engine/obfuscate.ts';

const plain = configurationOf(plainText);
const obfuscated = configurationOf(obfuscate(plainText));

const runs = [
  ['a plain configuration', plain, [...commonCases, ...plainCases]],
  ['an obfuscated configuration', obfuscated, commonCases],
] as const;

describe.each(runs)('%s', (_, configuration, cases) => {
  it('gives every subject what the rules say', () => {
    const verdict = judge(cases, createEvaluator(configuration));
    expect(verdict.wrong).toEqual([]);
    expect(verdict.right).toBeGreaterThan(200);
  });

  it('is marked as the evaluator decides', () => {
    const wrong = callsOf(cases).flatMap((call) => {
      const report = explain(configuration, call);
      return contradictions(report).map((allocation) => ({call, allocation}));
    });
    expect(wrong).toEqual([]);
  });

  it('is explained with the value that the getter returns', () => {
    const evaluate = createEvaluator(configuration);
    for (const call of callsOf(cases)) {
      expect(explain(configuration, call).value).toEqual(evaluate(call).value);
    }
  });
});
