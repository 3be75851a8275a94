import type {Outcome} from '../report/outcome.ts';

/** A part of `npm test`. */
export interface Step {
  name: string;
  /** How many cores it keeps busy. */
  cores: number;
  /** Names of the steps that must have passed before it begins, as far as they are to run. */
  needs?: readonly string[];
  run: () => Promise<Outcome>;
}

const NOTHING: Outcome = {passed: 0, failures: [], flaky: []};

/**
 * Runs steps side by side, as many as the cores can carry; those listed first begin first. A step
 * does not run, and counts nothing, when one that it needs failed or did not run itself.
 *
 * @param cores of the machine. One more step begins than they carry: a build or a set-up is often
 *   waiting for a disk or for one of its own threads.
 * @returns what each step found, in the order of the steps.
 */
export async function runSteps(steps: readonly Step[], cores: number): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const running = new Map<Step, Promise<void>>();
  const lost = new Set<string>();
  const waiting = new Set(steps);

  const start = (step: Step): void => {
    waiting.delete(step);
    const run = step.run().then((outcome) => {
      outcomes.set(step.name, outcome);
      if (outcome.failures.length > 0) lost.add(step.name);
      running.delete(step);
    });
    running.set(step, run);
  };

  while (waiting.size + running.size > 0) {
    for (const step of waiting) {
      const needs = (step.needs ?? []).filter((need) => steps.some(({name}) => name === need));
      const missing = needs.find((name) => lost.has(name));
      const used = [...running.keys()].reduce((sum, each) => sum + each.cores, 0);
      if (missing) {
        console.log(`${step.name}: not run, because it needs “${missing}”`);
        waiting.delete(step);
        outcomes.set(step.name, NOTHING);
        lost.add(step.name);
      } else if (
        needs.every((name) => outcomes.has(name)) &&
        (running.size === 0 || used + step.cores <= cores + 1)
      ) {
        start(step);
      }
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  return steps.map(({name}) => outcomes.get(name) ?? NOTHING);
}
