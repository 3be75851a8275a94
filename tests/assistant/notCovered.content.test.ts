import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {notCovered} from '../../src/features/assistant/notCovered.ts';
import {readQuestions} from '../../src/features/search/cli/readQueries.ts';
import {readQuestions as readAskedQuestions} from '../../src/features/search/records/questions/readQuestions.ts';
import {casesOf} from '../support/thoroughly.ts';

const SETS = readdirSync(import.meta.dirname).filter((name) => name.endsWith('questions.json'));

it('no question that people wrote for a section is refused', () => {
  const questions = Object.values(readAskedQuestions()).flat();
  expect(questions.length).toBeGreaterThan(5000);
  // There are thousands: each tenth is asked every day, all by `npm run test:all`.
  const step = Math.round(questions.length / casesOf(questions.length));
  const asked = questions.filter((_, index) => index % step === 0);
  expect(asked.filter((question) => notCovered(question))).toEqual([]);
});

it.each(SETS)('no question of %s that the docs answer is refused', (name) => {
  const {answered} = readQuestions(path.join(import.meta.dirname, name));
  expect(answered.filter(({query}) => notCovered(query))).toEqual([]);
});
