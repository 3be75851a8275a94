import {describe, expect, it} from 'vitest';
import {EXAMPLE_STATES} from '../../src/features/flag-playground/examples/states.ts';
import {foldState, unfoldState} from '../../src/features/flag-playground/state/link.ts';
import type {PlaygroundState} from '../../src/features/flag-playground/state/playgroundState.ts';
import {answer, type Answer} from '../../src/features/flag-playground/worker/answer.ts';
import {contradictions} from './contradictions.ts';

const SLOWEST_MS = 200;

/** Numbers from 0 to 1 that are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = randomNumbers(17);
const below = (limit: number): number => Math.floor(random() * limit);
const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;

const ODD_TEXTS = [
  ...['', ' ', 'null', '__proto__', 'constructor', 'toString', '\u0000', '\ud800', '🎉'],
  ...['<img src=x onerror=alert(1)>', '`', '1.2.3', '[a-', '(a+)+', '%E0%A4%A', '-0', '1e999'],
];

const oddValue = (): unknown =>
  pick([
    ...[null, true, false, 0, -1, 1e308, 0.1, [], {}, [[]], {a: 1}],
    ...ODD_TEXTS,
  ] as unknown[]);

/** A copy of a value with one place in it changed, removed or doubled. */
function disturb(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.1) return oddValue();
  if (Array.isArray(value)) {
    const copy = [...(value as unknown[])];
    const at = below(copy.length + 1);
    const how = random();
    if (how < 0.2) copy.splice(at, 1);
    else if (how < 0.4) copy.push(copy[at]);
    else copy[at] = disturb(copy[at]);
    return copy;
  }
  const keys = Object.keys(value);
  const key = random() < 0.1 ? pick(ODD_TEXTS) : (pick(keys) ?? 'key');
  const copy = {...(value as Record<string, unknown>)};
  if (random() < 0.15) delete copy[key];
  else copy[key] = disturb(copy[key]);
  return copy;
}

function disturbText(text: string): string {
  const at = below(text.length);
  const [before, after] = [text.slice(0, at), text.slice(at + below(5))];
  return before + pick([...ODD_TEXTS, '{', '}', '"', ',', '[', '\n']) + after;
}

function disturbConfiguration(text: string): string {
  if (random() < 0.2) return disturbText(text);
  let value: unknown = JSON.parse(text);
  for (let times = below(4); times >= 0; times -= 1) value = disturb(value);
  return JSON.stringify(value, null, 1) ?? '';
}

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

describe('whatever is typed', () => {
  it('10,000 disturbed states are answered soundly and at once', () => {
    const wrong: unknown[] = [];
    for (let count = 0; count < 10_000; count += 1) {
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

  it('10,000 disturbed links are opened or refused', async () => {
    const links = await Promise.all(states.map(foldState));
    for (let count = 0; count < 10_000; count += 1) {
      const opened = await unfoldState(disturbText(pick(links)!));
      if (opened) expect(() => answer(opened)).not.toThrow();
    }
  });
});
