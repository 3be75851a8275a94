import {expect, it} from 'vitest';
import {EXAMPLES} from '../../src/features/sql-playground/examples.ts';
import {startEngine} from '../../packages/samples/sql/engine.ts';
import {answerOf} from './engine.ts';

it('has examples that return rows', async () => {
  const database = await startEngine();
  for (const [name, sql] of Object.entries(EXAMPLES)) {
    const {problem, results} = answerOf(database, sql);
    expect(problem, name).toBeUndefined();
    expect(results[0]!.rows.length, name).toBeGreaterThan(0);
  }
});
