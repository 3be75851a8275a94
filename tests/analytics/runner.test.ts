import {expect, it} from 'vitest';
import {createRunner, type Tool, createVisit} from '../../src/features/analytics/runner.ts';
import type {ToolName} from '../../src/features/analytics/settings.ts';

/** `see /page/`, `run gtag clarity`, or the code of a tool arrives: `arrive gtag`. */
type Step = `see ${string}` | 'run' | `run ${string}` | `arrive ${ToolName}`;

/** Takes steps one by one and returns what the tools were told, in order. */
async function play(steps: readonly Step[], tool: Partial<Tool> = {}): Promise<string[]> {
  const log: string[] = [];
  const waiting = new Map<string, () => void>();
  const runner = createRunner(async (name) => {
    await new Promise<void>((resolve) => waiting.set(name, resolve));
    return () => {
      log.push(`${name} starts`);
      return {
        visit: ({path}) => log.push(`${name} sees ${path}`),
        stop: () => log.push(`${name} stops`),
        ...tool,
      };
    };
  });
  for (const step of steps) {
    const [action, ...names] = step.split(' ');
    if (action === 'run') runner.run(names as ToolName[]);
    const [name = ''] = names;
    if (action === 'arrive') waiting.get(name)?.();
    if (action === 'see') {
      runner.visit(createVisit({pathname: name, search: '', title: ''}, '', ''));
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return log;
}

it.each<[string, Step[], string[]]>([
  [
    'report the page in sight when they start, then each other page once',
    ['see /before/', 'see /first/', 'run gtag', 'arrive gtag', 'see /second/'],
    ['gtag starts', 'gtag sees /first/', 'gtag sees /second/'],
  ],
  ['never start twice', ['run gtag', 'run gtag', 'arrive gtag', 'run gtag'], ['gtag starts']],
  [
    'stop when they are no longer named, and only then',
    ['run gtag clarity', 'arrive gtag', 'arrive clarity', 'run clarity', 'see /next/'],
    ['gtag starts', 'clarity starts', 'gtag stops', 'clarity sees /next/'],
  ],
  [
    'do not start when refused while their code was on the way',
    ['run gtag', 'run', 'arrive gtag'],
    [],
  ],
  [
    'start again after they were stopped',
    ['run gtag', 'arrive gtag', 'run', 'run gtag', 'arrive gtag'],
    ['gtag starts', 'gtag stops', 'gtag starts'],
  ],
])('tools %s', async (_, steps, log) => {
  expect(await play(steps)).toEqual(log);
});

it('the failure of one tool reaches neither the others nor the page', async () => {
  const fail = () => {
    throw new Error('broken tool');
  };
  const steps: Step[] = ['see /first/', 'run gtag clarity', 'arrive gtag', 'arrive clarity'];
  const log = await play([...steps, 'see /second/', 'run'], {visit: fail, stop: fail});
  expect(log).toEqual(['gtag starts', 'clarity starts']);
});

it('a tool whose code could not be loaded can start later', async () => {
  let attempts = 0;
  const runner = createRunner(() => {
    attempts += 1;
    return Promise.reject(new Error('offline'));
  });
  runner.run(['gtag']);
  await new Promise((resolve) => setImmediate(resolve));
  runner.run(['gtag']);
  expect(attempts).toBe(2);
});
