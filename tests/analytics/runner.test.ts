import {describe, expect, it} from 'vitest';
import {createRunner, type Runner, type Tool} from '../../src/features/analytics/runner.ts';
import type {ToolName} from '../../src/features/analytics/settings.ts';
import {createVisit, type Visit} from '../../src/features/analytics/visit.ts';

const visitOf = (pathname: string): Visit =>
  createVisit({pathname, search: '', title: ''}, 'https://docs.example', '');

interface Recorder {
  runner: Runner;
  /** What the tools were told, in order. */
  log: string[];
  /** Lets the code of a tool arrive. */
  arrive: (name: ToolName) => Promise<void>;
}

function record(tool: Partial<Tool> = {}): Recorder {
  const log: string[] = [];
  const waiting = new Map<ToolName, () => void>();
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
  return {
    runner,
    log,
    arrive: async (name) => {
      waiting.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('createRunner', () => {
  it('reports the page in sight when a tool starts, then each other page once', async () => {
    const {runner, log, arrive} = record();
    runner.visit(visitOf('/before/'));
    runner.visit(visitOf('/first/'));
    runner.run(['gtag']);
    await arrive('gtag');
    runner.visit(visitOf('/second/'));
    expect(log).toEqual(['gtag starts', 'gtag sees /first/', 'gtag sees /second/']);
  });

  it('starts nothing twice', async () => {
    const {runner, log, arrive} = record();
    runner.run(['gtag']);
    runner.run(['gtag']);
    await arrive('gtag');
    runner.run(['gtag']);
    expect(log).toEqual(['gtag starts']);
  });

  it('stops what is no longer named, and only that', async () => {
    const {runner, log, arrive} = record();
    runner.run(['gtag', 'clarity']);
    await arrive('gtag');
    await arrive('clarity');
    runner.run(['clarity']);
    runner.visit(visitOf('/next/'));
    expect(log.slice(2)).toEqual(['gtag stops', 'clarity sees /next/']);
  });

  it('does not start a tool that was refused while its code was on the way', async () => {
    const {runner, log, arrive} = record();
    runner.run(['gtag']);
    runner.run([]);
    await arrive('gtag');
    expect(log).toEqual([]);
  });

  it('starts a tool again that was stopped', async () => {
    const {runner, log, arrive} = record();
    runner.run(['gtag']);
    await arrive('gtag');
    runner.run([]);
    runner.run(['gtag']);
    await arrive('gtag');
    expect(log).toEqual(['gtag starts', 'gtag stops', 'gtag starts']);
  });

  it('keeps the failure of one tool from the others and from the page', async () => {
    const fail = () => {
      throw new Error('broken tool');
    };
    const {runner, log, arrive} = record({visit: fail, stop: fail});
    runner.visit(visitOf('/first/'));
    runner.run(['gtag', 'clarity']);
    await arrive('gtag');
    await arrive('clarity');
    expect(() => runner.visit(visitOf('/second/'))).not.toThrow();
    expect(() => runner.run([])).not.toThrow();
    expect(log).toEqual(['gtag starts', 'clarity starts']);
  });

  it('can start a tool later whose code could not be loaded', async () => {
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
});
