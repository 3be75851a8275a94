import {expect, it} from 'vitest';
import {judge} from '../../src/features/flag-playground/engine/cases.ts';
import {createEvaluator} from '../../src/features/flag-playground/engine/evaluator.ts';
import {explain} from '../../src/features/flag-playground/engine/explain.ts';
import {callsOf, configurationOf, ownCases, plainText} from './cases.ts';
import {contradictions} from './contradictions.ts';

const configuration = configurationOf(plainText);
const evaluate = createEvaluator(configuration);

it('every subject gets what the rules say', () => {
  const verdict = judge(ownCases, evaluate);
  expect(verdict.wrong).toEqual([]);
  expect(verdict.right).toBeGreaterThan(200);
});

it('every subject is explained as the evaluator decides, with the value that the getter returns', () => {
  for (const call of callsOf(ownCases)) {
    const report = explain(configuration, call);
    expect(contradictions(report), JSON.stringify(call)).toEqual([]);
    expect(report.value).toEqual(evaluate(call).value);
  }
});
