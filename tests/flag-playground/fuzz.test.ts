import {describe, expect, it} from 'vitest';
import {EXAMPLE_STATES} from '../../src/features/flag-playground/examples/states.ts';
import {unfoldState} from '../../src/features/flag-playground/state/address.ts';
import {foldForLink} from '../../src/shared/foldedLink.ts';
import type {PlaygroundState} from '../../src/features/flag-playground/state/playgroundState.ts';
import {answer, type Answer} from '../../src/features/flag-playground/worker/answer.ts';
import {contradictions} from './contradictions.ts';
import {createDisturbance, ODD_TEXTS} from './disturbance.ts';
import {casesOf} from '../support/thoroughly.ts';

const SLOWEST_MS = 200;

const {random, pick, disturbText, disturbConfiguration} = createDisturbance(17);

const states = Object.values(EXAMPLE_STATES);

function oddState(): PlaygroundState {
  const state = pick(states);
  return {
    ...state,
    configuration: disturbConfiguration(state.configuration),
    subjectKey: random() < 0.5 ? state.subjectKey : pick(ODD_TEXTS),
    flagKey: random() < 0.8 ? state.flagKey : pick(ODD_TEXTS),
    defaultValue: random() < 0.8 ? state.defaultValue : pick(ODD_TEXTS),
    attributes:
      random() < 0.5
        ? state.attributes
        : [
            {
              name: pick(ODD_TEXTS),
              kind: pick(['text', 'number', 'boolean', 'null']),
              value: pick(ODD_TEXTS),
            },
          ],
  };
}

/** Whether what the page shows for an answer holds together. */
function isSound({report, problems, errors}: Answer): boolean {
  const lines = problems.every(({line}) => Number.isInteger(line) && line >= 1);
  if (!report) return lines && problems.length + Object.keys(errors).length > 0;
  return lines && report.sentence.length > 0 && contradictions(report).length === 0;
}

/** Whether an answer takes long again and again: once may be the machine. */
function isSlow(state: PlaygroundState): boolean {
  return [1, 2, 3].every(() => {
    const before = performance.now();
    answer(state);
    return performance.now() - before > SLOWEST_MS;
  });
}

const CASES = casesOf(10_000);

describe('whatever is typed', () => {
  it(`${CASES} disturbed states are answered soundly and at once`, () => {
    const wrong: unknown[] = [];
    for (let count = 0; count < CASES; count += 1) {
      const state = oddState();
      try {
        const answered = answer(state);
        structuredClone(answered);
        if (!isSound(answered)) wrong.push({state, answered});
        else if (isSlow(state)) wrong.push({state, slow: true});
      } catch (error) {
        wrong.push({state, error});
      }
    }
    expect(wrong).toEqual([]);
  });

  it(`${CASES} disturbed links are opened or refused`, async () => {
    const links = await Promise.all(states.map(foldForLink));
    for (let count = 0; count < CASES; count += 1) {
      const opened = await unfoldState(disturbText(pick(links)!));
      if (opened) expect(() => answer(opened)).not.toThrow();
    }
  });
});
