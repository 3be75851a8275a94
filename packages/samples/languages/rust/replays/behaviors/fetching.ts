import {BROKEN_OFF, LATE, NEVER, RULES} from '../../../../server/scriptedServer.ts';
import type {Replay} from '../types.ts';
import {
  initialization,
  quickstart,
  ONE_ROUND,
  ASK,
  ANSWER,
  UNAUTHORIZED,
  TOO_EARLY,
  NOT_AUTHORIZED,
  NOT_200,
  UNREADABLE,
  NO_RULES,
} from './words.ts';

const unauthorized = [
  initialization(
    '| `Unauthorized` (status 401: a wrong or deleted key) | polling ends for good; the last rules, or none, stay |',
  ),
  initialization('After a 401, build a new client with the right key.'),
];
const otherStatus = [
  initialization(
    '| Another status, or rules that cannot be read | a warning in the log, tried again at the next round; the last rules stay |',
  ),
];
const unreachable = [
  initialization(
    '| Host unreachable | tried again at the next round, without a log message; the last rules stay |',
  ),
];

/** What happens when the rules cannot be fetched. */
export const fetching: Readonly<Record<string, Replay>> = {
  'a refused key ends polling, without rules': {
    rows: [
      ...unauthorized,
      initialization('| `Unauthorized` | `unauthorized, api_key is likely invalid` |'),
      initialization(
        '| `client is not authorized. Check your API key` | wrong key; polling has ended |',
      ),
      quickstart(
        '| `continuing with defaults: unauthorized, api_key is likely invalid` | the server refused the key: a REST API key, or a deleted key | create an SDK key |',
      ),
    ],
    server: {config: [401]},
    steps: ['start', 'wait:10', ASK, ONE_ROUND, ASK],
    prints: ['start: Ok', UNAUTHORIZED, 'ask: Ok(None)', 'ask: Ok(None)'],
    warnings: [NOT_AUTHORIZED, TOO_EARLY],
    requests: {config: 1},
  },
  'a key refused later ends polling, and the rules stay': {
    rows: unauthorized,
    server: {config: [RULES, 401]},
    steps: ['start', 'wait:10', ONE_ROUND, ASK, 'wait:1'],
    prints: ['start: Ok', 'wait: Ok', ...ANSWER, UNAUTHORIZED],
    warnings: [NOT_AUTHORIZED],
    requests: {config: 2},
  },
  'an invalid address ends polling': {
    rows: [
      initialization('| `InvalidBaseUrl` | polling ends for good, as after a 401 |'),
      initialization('| `InvalidBaseUrl(_)` | `invalid base_url configuration` |'),
      initialization(
        '| `failed to parse flags configuration URL: …` | `base_url`; polling has ended |',
      ),
    ],
    server: {config: [RULES]},
    address: 'no-address',
    steps: ['start', 'wait:10', ONE_ROUND, ASK],
    prints: ['start: Ok', 'wait: InvalidBaseUrl: invalid base_url configuration', 'ask: Ok(None)'],
    warnings: ['eppo: failed to parse flags configuration URL: ', TOO_EARLY],
  },
  'a host that is down is asked again, without a message': {
    rows: [
      ...unreachable,
      initialization(
        '| `Network(_)` | a request failed; `start_poller_thread` and the waits do not return it, because polling goes on |',
      ),
      initialization('| `Timeout` | `timed out waiting for operation` |'),
      initialization(
        '| `evaluating a flag before Eppo configuration has been fetched` | an assignment came too early |',
      ),
      quickstart(
        '| `continuing with defaults: timed out waiting for operation` | no rules within five seconds: Eppo could not be reached, or answered with an error other than 401 | check network and `HTTPS_PROXY`, then [the warnings](/sdks/server-sdks/rust/initialization/#see-what-the-sdk-says); polling goes on |',
      ),
    ],
    server: {config: [RULES]},
    up: [12, 60],
    steps: ['start', 'wait:5', ASK, ONE_ROUND, ASK],
    prints: [...NO_RULES, ...ANSWER],
    warnings: [TOO_EARLY],
    requests: {config: 1},
  },
  'a host whose name nobody knows is no host': {
    rows: unreachable,
    server: {config: [RULES]},
    address: 'http://flags.invalid/api',
    steps: ['start', 'wait:5', ASK],
    prints: NO_RULES,
    warnings: [TOO_EARLY],
  },
  'the proxy of the environment is used, and its failure is silent': {
    rows: [
      initialization('The variable `HTTPS_PROXY` is honored.'),
      initialization('every fetch fails, without a message'),
    ],
    server: {config: [RULES]},
    address: 'https://flags.invalid/api',
    isProxy: true,
    steps: ['start', 'wait:5', ASK],
    prints: NO_RULES,
    warnings: [TOO_EARLY],
    requests: {config: 0, tunnels: 1},
  },
  'the rules stay while the host is down': {
    rows: unreachable,
    server: {config: [RULES]},
    up: [0, 12],
    steps: ['start', 'wait:10', ONE_ROUND, ASK],
    prints: ['start: Ok', 'wait: Ok', ...ANSWER],
    requests: {config: 1},
  },
  ...Object.fromEntries(
    ([403, 404, 500, 503] as const).map((status) => [
      `status ${status} is tried again`,
      {
        rows: [
          ...otherStatus,
          initialization(
            '| `received non-200 response while fetching new configuration: …` | a status of 4xx or 5xx other than 401 |',
          ),
        ],
        server: {config: [status, RULES]},
        steps: ['start', 'wait:5', ASK, ONE_ROUND, ASK],
        prints: [...NO_RULES, ...ANSWER],
        warnings: [NOT_200, TOO_EARLY],
        requests: {config: 2},
      } satisfies Replay,
    ]),
  ),
  'rules that cannot be read are fetched again': {
    rows: [
      ...otherStatus,
      initialization(
        '| `failed to compile flag configuration: …` | the answer is not a configuration |',
      ),
    ],
    server: {config: ['{"flags": ', RULES]},
    steps: ['start', 'wait:5', ASK, ONE_ROUND, ASK],
    prints: [...NO_RULES, ...ANSWER],
    warnings: [UNREADABLE, TOO_EARLY],
    requests: {config: 2},
  },
  'the rules stay after an error': {
    rows: otherStatus,
    server: {config: [RULES, 500]},
    steps: ['start', 'wait:10', ONE_ROUND, ASK],
    prints: ['start: Ok', 'wait: Ok', ...ANSWER],
    warnings: [NOT_200],
    requests: {config: 2},
  },
  'the rules stay after rules that cannot be read': {
    rows: otherStatus,
    server: {config: [RULES, '{"flags": ']},
    steps: ['start', 'wait:10', ONE_ROUND, ASK],
    prints: ['start: Ok', 'wait: Ok', ...ANSWER],
    warnings: [UNREADABLE],
    requests: {config: 2},
  },
  'an answer that never comes is waited for': {
    rows: [
      initialization(
        '| The host accepts the request and never answers | there is no request timeout: no further attempt until the connection breaks; the last rules stay |',
      ),
    ],
    server: {config: [NEVER]},
    steps: ['start', 'wait:3', ASK, ONE_ROUND, ASK],
    prints: [...NO_RULES, 'ask: Ok(None)'],
    warnings: [TOO_EARLY],
    requests: {config: 1},
  },
  'after an answer that broke off, the rules are fetched again': {
    rows: [initialization('no further attempt until the connection breaks')],
    server: {config: [BROKEN_OFF, RULES]},
    steps: ['start', 'wait:5', ASK, ONE_ROUND, ASK],
    prints: [...NO_RULES, ...ANSWER],
    warnings: [TOO_EARLY],
    requests: {config: 2},
  },
  'a slow answer is used when it comes': {
    rows: [initialization('| `Timeout` | `timed out waiting for operation` |')],
    server: {config: [LATE]},
    steps: ['start', 'wait:1', ASK, 'wait:10', ASK],
    prints: [...NO_RULES, 'wait: Ok', ...ANSWER],
    warnings: [TOO_EARLY],
    requests: {config: 1},
  },
  'flags are not used without the models of bandits': {
    rows: [
      initialization(
        '| Flags arrive, but the request for bandit models fails | the flags are not used either; both are fetched again at the next round |',
      ),
    ],
    server: {config: [RULES], bandits: [500]},
    steps: ['start', 'wait:5', ASK, ONE_ROUND, ASK],
    prints: [...NO_RULES, 'ask: Ok(None)'],
    warnings: [NOT_200, TOO_EARLY],
    requests: {config: 2, bandits: 2},
  },
};
