import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {toText} from '../../src/features/calculators/kit/definition.ts';
import {initialOf, type Fields} from '../../src/features/calculators/kit/fields.ts';
import type {SimulatorDefinition} from '../../src/features/simulators/kit/definition.ts';
import {shareInterval} from '../../src/features/simulators/kit/shares.ts';
import {announcement, progressText} from '../../src/features/simulators/kit/progressText.ts';
import {errorsOf, simulationOf} from './readForm.ts';

type Simulator = SimulatorDefinition<Fields, object>;

const TYPED = [
  '',
  '0',
  '1',
  '-1',
  '50',
  '100',
  '1e12',
  '1e308',
  'NaN',
  ',5',
  '1.000,5',
  '$5',
  '7 %',
];

const definitions = await Promise.all(
  globSync('src/features/simulators/!(kit)/definition.ts').map(async (file) => {
    const exported = (await import(path.resolve(file))) as Record<string, Simulator>;
    return Object.values(exported).find((each) => 'summarize' in Object(each))!;
  }),
);

/** The others are tested with their models. */
const withExample = definitions.filter(({begin}) => begin);

describe.each(withExample.map((each) => [each.title, each] as const))(
  'whatever is typed into “%s”',
  (_, definition) => {
    /** What a reader sees of one run with one field changed. */
    const texts = (name: string, typed: string): string => {
      const patch = {[name]: typed, days: name === 'days' ? typed : '7'};
      const messages = Object.values(errorsOf(definition, patch));
      if (messages.length > 0) return messages.join('\n');
      const raw = {...initialOf(definition.fields), ...patch};
      return toText(definition, simulationOf(definition, patch, 1), raw);
    };

    it('is understood, or refused with a sentence', () => {
      const wrong = Object.keys(definition.fields).flatMap((name) =>
        TYPED.filter((typed) => {
          const shown = texts(name, typed).replaceAll(/“[^”]*”/g, '');
          return shown === '' || /NaN|Infinity|∞|undefined|null/.test(shown);
        }).map((typed) => `${name}: ${typed}`),
      );
      expect(wrong).toEqual([]);
    });

    it('has texts before the first run, for when it is stopped at once', () => {
      const result = simulationOf(definition, {}, 0);
      const text = toText(definition, result, initialOf(definition.fields));
      expect(text).not.toMatch(/NaN|Infinity|undefined/);
    });

    it('shows its first result within 300 ms', () => {
      const start = performance.now();
      simulationOf(definition, {}, 1);
      expect(performance.now() - start).toBeLessThan(300);
    });
  },
);

describe('the progress of a simulation', () => {
  it('is seen at every step and said at every quarter', () => {
    const at = (done: number) => ({done, total: 2_000});
    expect(progressText('running', at(640), 'tests')).toBe('640 of 2,000 tests so far.');
    expect(announcement('running', at(640), 'tests', 'S')).toBe('500 of 2,000 tests so far.');
    expect(announcement('running', at(999), 'tests', 'S')).toBe('500 of 2,000 tests so far.');
    expect(announcement('stopped', at(640), 'tests', 'S')).toBe(
      'Stopped after 640 of 2,000 tests. S',
    );
    expect(announcement('done', at(2_000), 'tests', 'S')).toBe('2,000 tests. S');
    expect(announcement('outdated', at(0), 'tests', 'S')).toBe(
      'The simulator could not be started. There may be a newer version of this page. S',
    );
  });
});

describe('a Monte Carlo interval', () => {
  it('is the published one', () => {
    // Newcombe, Statistics in Medicine 17, 1998, table I: 81 of 263, and 0 of 20.
    expect(shareInterval(81, 263).lower).toBeCloseTo(0.2553, 4);
    expect(shareInterval(81, 263).upper).toBeCloseTo(0.3662, 4);
    expect(shareInterval(0, 20).lower).toBe(0);
    expect(shareInterval(0, 20).upper).toBeCloseTo(0.1611, 4);
    expect(shareInterval(0, 0)).toEqual({share: 0, lower: 0, upper: 1});
  });
});
