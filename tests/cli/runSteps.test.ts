import {expect, it} from 'vitest';
import type {Outcome} from '../../src/cli/report/outcome.ts';
import {runSteps, type Step} from '../../src/cli/steps/runSteps.ts';

const passing: Outcome = {passed: 1, failures: [], flaky: []};
const failing: Outcome = {
  passed: 0,
  failures: [{name: 'build', message: '', command: 'npm run build'}],
  flaky: [],
};

/** Steps that note when they begin and end; each takes one turn of the event loop. */
function noting(steps: readonly (Omit<Step, 'run'> & {outcome?: Outcome})[]) {
  const notes: string[] = [];
  const noted = steps.map(({outcome = passing, ...step}) => ({
    ...step,
    run: async () => {
      notes.push(`${step.name} begins`);
      await new Promise(setImmediate);
      notes.push(`${step.name} ends`);
      return outcome;
    },
  }));
  return {notes, steps: noted};
}

it('begins as many steps as the cores carry, and one more', async () => {
  const {notes, steps} = noting([
    {name: 'build', cores: 2},
    {name: 'lint', cores: 1},
    {name: 'types', cores: 1},
  ]);
  await runSteps(steps, 2);
  expect(notes.slice(0, 3)).toEqual(['build begins', 'lint begins', 'build ends']);
  expect(notes).toHaveLength(6);
});

it('runs a step that wants more than the machine has alone', async () => {
  const {notes, steps} = noting([
    {name: 'lint', cores: 1},
    {name: 'browser', cores: 8},
  ]);
  await runSteps(steps, 1);
  expect(notes).toEqual(['lint begins', 'lint ends', 'browser begins', 'browser ends']);
});

it('waits for what a step needs, unless that is not to run', async () => {
  const {notes, steps} = noting([
    {name: 'browser', cores: 1, needs: ['build', 'variants']},
    {name: 'build', cores: 1},
  ]);
  await runSteps(steps, 4);
  expect(notes).toEqual(['build begins', 'build ends', 'browser begins', 'browser ends']);
});

it('leaves out what needs a step that failed, and what needs that', async () => {
  const {notes, steps} = noting([
    {name: 'lint', cores: 1},
    {name: 'build', cores: 1, outcome: failing},
    {name: 'variants', cores: 1, needs: ['build']},
    {name: 'browser', cores: 1, needs: ['variants']},
  ]);
  expect(await runSteps(steps, 1)).toEqual([
    passing,
    failing,
    {...passing, passed: 0},
    {...passing, passed: 0},
  ]);
  expect(notes.filter((note) => note.endsWith('begins'))).toEqual(['lint begins', 'build begins']);
});
