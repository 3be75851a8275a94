import {createRequire} from 'node:module';
import type {Server} from 'node:net';
import {listenOnFreePorts} from './freePorts.ts';
import {createFetchStub, SDK_KEY} from './offline.ts';

const require = createRequire(import.meta.url);
const EVENTS = ['SIGINT', 'SIGTERM', 'exit', 'beforeExit', 'uncaughtException'] as const;

/** Thrown in place of `process.exit`, which would end the worker. */
export class Exit extends Error {
  constructor(readonly code: number) {
    super(`the sample called process.exit(${code})`);
  }
}

/**
 * Gives a sample the process as if it were alone in it: a fresh SDK, its own environment, and
 * everything it leaves behind (timers, servers, listeners) removed afterwards.
 *
 * @returns the function that cleans up
 */
export function isolate(): () => void {
  for (const path of Object.keys(require.cache)) {
    if (/[\\/]node_modules[\\/]@eppo[\\/]/.test(path)) delete require.cache[path];
  }
  const undo = [
    isolateGlobals(),
    isolateEnvironment(),
    isolateTimers(),
    isolateServers(),
    isolateListeners(),
  ];
  globalThis.fetch = createFetchStub();
  return () => {
    for (const step of undo) step();
  };
}

function isolateGlobals(): () => void {
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  return () => {
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      if (!before.has(name)) Reflect.deleteProperty(globalThis, name);
    }
  };
}

function isolateEnvironment(): () => void {
  const {exit} = process;
  const environment = {...process.env};
  Object.assign(process.env, {EPPO_SDK_KEY: SDK_KEY, EPPO_API_KEY: SDK_KEY});
  process.exit = ((code?: number) => {
    throw new Exit(code ?? 0);
  }) as typeof process.exit;
  return () => {
    process.exit = exit;
    process.env = environment;
  };
}

/** Polling and abort timers of the SDK would keep the worker busy; they end with the sample. */
function isolateTimers(): () => void {
  const started: NodeJS.Timeout[] = [];
  const {setTimeout: timeout, setInterval: interval} = globalThis;
  const recording = <F extends (...args: never[]) => NodeJS.Timeout>(start: F) =>
    ((...args: Parameters<F>) => {
      const timer = start(...args);
      started.push(timer);
      return timer;
    }) as F;
  globalThis.setTimeout = Object.assign(recording(timeout), timeout);
  globalThis.setInterval = recording(interval);
  return () => {
    for (const timer of started) clearTimeout(timer);
    globalThis.setTimeout = timeout;
    globalThis.setInterval = interval;
  };
}

function isolateServers(): () => void {
  const servers: Server[] = [];
  const undo = listenOnFreePorts((server) => servers.push(server));
  return () => {
    undo();
    for (const server of servers) server.close();
  };
}

function isolateListeners(): () => void {
  const before = new Map(EVENTS.map((event) => [event, process.listeners(event as 'exit')]));
  return () => {
    for (const [event, listeners] of before) {
      for (const listener of process.listeners(event as 'exit')) {
        if (!listeners.includes(listener)) process.off(event, listener);
      }
    }
  };
}
