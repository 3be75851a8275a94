import {sumOutcomes, type Outcome} from '../report/outcome.ts';
import {formatSeconds, type Report} from '../../shared/cli/progress.ts';

/** A part of `npm test`. */
export interface Step {
  name: string;
  /** How many cores it keeps busy. */
  cores: number;
  /** Names of the steps that must have passed before it begins, as far as they are to run. */
  needs?: readonly string[];
  /** @param at takes how far the step is. */
  run: (at: (detail: string) => void) => Promise<Outcome>;
}

function describe({passed, failures}: Outcome): string {
  if (failures.length > 0) return `${failures.length} failed, `;
  return passed > 0 ? `${passed} passed, ` : '';
}

/**
 * Runs steps side by side, as many as the cores can carry; those listed first begin first. A step
 * does not run, and counts nothing, when one that it needs failed or did not run itself.
 *
 * @param cores of the machine. One more step begins than they carry: a build or a set-up is often
 *   waiting for a disk or for one of its own threads.
 */
export async function runSteps(
  steps: readonly Step[],
  cores: number,
  {at, print}: Report,
): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const running = new Map<Step, Promise<void>>();
  const places = new Map<string, string>();
  const waiting = new Set(steps);

  const showPlaces = (): void => at([...places.values()].join(' · '));
  const lost = new Set<string>();

  const start = (step: Step): void => {
    const {name} = step;
    const started = performance.now();
    waiting.delete(step);
    places.set(name, name);
    const run = step
      .run((detail) => {
        places.set(name, `${name} ${detail}`);
        showPlaces();
      })
      .then((outcome) => {
        outcomes.set(name, outcome);
        const hasFailed = outcome.failures.length > 0;
        if (hasFailed) lost.add(name);
        running.delete(step);
        places.delete(name);
        const time = formatSeconds(performance.now() - started);
        print(`${hasFailed ? '✗' : '✓'} ${name}: ${describe(outcome)}${time}`);
      });
    running.set(step, run);
  };

  while (waiting.size + running.size > 0) {
    for (const step of waiting) {
      const needs = (step.needs ?? []).filter((need) => steps.some(({name}) => name === need));
      const missing = needs.find((name) => lost.has(name));
      const used = [...running.keys()].reduce((sum, each) => sum + each.cores, 0);
      if (missing) {
        print(`– ${step.name}: not run, because it needs “${missing}”`);
        waiting.delete(step);
        lost.add(step.name);
      } else if (
        needs.every((name) => outcomes.has(name)) &&
        (running.size === 0 || used + step.cores <= cores + 1)
      ) {
        start(step);
      }
    }
    showPlaces();
    if (running.size > 0) await Promise.race(running.values());
  }
  return steps.map(({name}) => outcomes.get(name) ?? sumOutcomes([]));
}
