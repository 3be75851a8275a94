import {expect, it} from 'vitest';
import type {Outcome} from '../../src/cli/report/outcome.ts';
import {runSteps, type Step} from '../../src/cli/steps/runSteps.ts';

const passing: Outcome = {passed: 1, failures: [], flaky: []};
const failing: Outcome = {
  passed: 0,
  failures: [{name: 'build', message: '', command: 'npm run build'}],
  flaky: [],
};

/** Keeps what is printed. */
function reporting() {
  const printed: string[] = [];
  const places: string[] = [];
  const report = {
    at: (detail: string) => void places.push(detail),
    print: (line: string) => void printed.push(line),
  };
  return {printed, places, report};
}

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
  await runSteps(steps, 2, reporting().report);
  expect(notes.slice(0, 3)).toEqual(['build begins', 'lint begins', 'build ends']);
  expect(notes).toHaveLength(6);
});

it('waits for what a step needs, unless that is not to run', async () => {
  const {notes, steps} = noting([
    {name: 'browser', cores: 1, needs: ['build', 'variants']},
    {name: 'build', cores: 1},
  ]);
  await runSteps(steps, 4, reporting().report);
  expect(notes).toEqual(['build begins', 'build ends', 'browser begins', 'browser ends']);
});

it('leaves out what needs a step that failed, and what needs that', async () => {
  const {notes, steps} = noting([
    {name: 'lint', cores: 1},
    {name: 'build', cores: 1, outcome: failing},
    {name: 'variants', cores: 1, needs: ['build']},
    {name: 'browser', cores: 1, needs: ['variants']},
  ]);
  const {printed, report} = reporting();
  expect(await runSteps(steps, 1, report)).toEqual([
    passing,
    failing,
    {...passing, passed: 0},
    {...passing, passed: 0},
  ]);
  expect(notes.filter((note) => note.endsWith('begins'))).toEqual(['lint begins', 'build begins']);
  expect(printed.slice(-2)).toEqual([
    '– variants: not run, because it needs “build”',
    '– browser: not run, because it needs “variants”',
  ]);
});

it('says how far all steps are, and what each found', async () => {
  const {printed, places, report} = reporting();
  const lint = {name: 'lint', cores: 1, run: () => Promise.resolve({...passing, passed: 0})};
  const unit: Step = {
    name: 'unit tests',
    cores: 1,
    run: (at) => {
      at('3 of 9 files');
      return Promise.resolve({...failing, passed: 4});
    },
  };
  await runSteps([lint, unit], 2, report);
  expect(places).toContain('lint · unit tests 3 of 9 files');
  expect(printed).toEqual([
    expect.stringMatching(/^✓ lint: [\d.]+ s$/),
    expect.stringMatching(/^✗ unit tests: 1 failed, [\d.]+ s$/),
  ]);
});
