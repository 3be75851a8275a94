import {LATE, NEVER, RULES} from '../../../samples/server/scriptedServer.ts';
import type {Replay} from '../types.ts';
import {ONE_ROUND, ASK, ANSWER, TOO_EARLY, NOT_200} from './words.ts';

/** What happens when a client starts, waits and ends. */
export const lifecycle: Readonly<Record<string, Replay>> = {
  'an empty configuration has no flags': {
    server: {
      config: ['{"createdAt":"2026-01-15T09:00:00Z","environment":{"name":"Test"},"flags":{}}'],
    },
    steps: ['start', 'wait:10', ASK],
    prints: ['start: Ok', 'wait: Ok', 'ask: Ok(None)'],
  },
  'waiting after stop, when no rules had arrived': {
    server: {config: [NEVER]},
    steps: ['start', 'stop', 'sleep:1', 'wait:3'],
    prints: ['start: Ok', 'wait: PollerThreadPanicked: poller thread panicked'],
  },
  'waiting after stop, when rules had arrived': {
    server: {config: [RULES]},
    steps: ['start', 'wait:10', 'stop', 'sleep:1', 'wait:3', ASK],
    prints: ['start: Ok', 'wait: Ok', 'wait: Ok', ...ANSWER],
  },
  'a second poller polls too': {
    server: {config: [RULES]},
    steps: ['start', 'start', 'wait:10', ONE_ROUND],
    prints: ['start: Ok', 'start: Ok', 'wait: Ok'],
    requests: {config: 4, bandits: 4},
  },
  'a dropped handle ends polling': {
    server: {config: [LATE]},
    steps: ['start-and-drop', 'sleep:6', ASK],
    prints: ['start-and-drop: Ok', 'ask: Ok(None)'],
    warnings: [TOO_EARLY],
  },
  'assignments go on after shutdown': {
    server: {config: [RULES]},
    steps: ['start', 'wait:10', 'shutdown', ONE_ROUND, ASK],
    prints: ['start: Ok', 'wait: Ok', 'shutdown: Ok', ...ANSWER],
    requests: {config: 1},
  },
  'the wait without a limit does not end': {
    server: {config: [500]},
    steps: ['start', 'wait-without-limit:10'],
    prints: ['start: Ok', 'wait-without-limit: still waiting'],
    warnings: [NOT_200],
  },
  'a wait inside a runtime panics': {
    server: {config: [RULES]},
    steps: ['start', 'wait-in-tokio'],
    prints: ['start: Ok', 'wait-in-tokio: panic: Cannot start a runtime from within a runtime'],
  },
};
