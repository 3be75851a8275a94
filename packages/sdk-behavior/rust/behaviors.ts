import {BROKEN_OFF, LATE, NEVER, RULES, type Script} from '../../samples/server/scriptedServer.ts';

/** What happens when a client takes steps against a scripted server. */
export type Replay = {
  server: Script;
  /** When the server starts to listen and stops, in seconds; from the start to the end if not given. */
  up?: readonly [from: number, to: number];
  /** Replaces the address of the server. */
  address?: string;
  /** Whether the server is the proxy of the environment. */
  isProxy?: boolean;
  /** The steps of `behavior.rs`. */
  steps: readonly string[];
  /** What it printed, warnings aside. */
  prints: readonly string[];
  /** The start of each warning, in order, each once. */
  warnings?: readonly (string | RegExp)[];
  /** How often the flags, the models of bandits and tunnels were requested, if it matters. */
  requests?: {config: number; bandits?: number; tunnels?: number};
};

const GOOD: Script = {config: [RULES]};
const START = ['start', 'wait:10'];
const STARTED = ['start: Ok', 'wait: Ok'];
/** Longer than one round of polling, shorter than two. */
const ONE_ROUND = 'sleep:33';
const EVENT = 'event: "bob" treatment';
const ASK = 'ask:new-onboarding';
const ANSWER = [EVENT, 'ask: Ok(Some("treatment"))'];
const TIMEOUT = 'wait: Timeout: timed out waiting for operation';
const UNAUTHORIZED = 'wait: Unauthorized: unauthorized, api_key is likely invalid';
const TOO_EARLY = 'eppo: evaluating a flag before Eppo configuration has been fetched';
const NOT_AUTHORIZED = 'eppo: client is not authorized. Check your API key';
/** With the key, which the pages warn of. */
const NOT_200 =
  /^eppo: received non-200 response while fetching new configuration: .*apiKey=test-sdk-key/;
const UNREADABLE = 'eppo: failed to compile flag configuration: ';

const NO_RULES = ['start: Ok', TIMEOUT, 'ask: Ok(None)'];

/** The rules of the fixtures, where the first flag is for one condition. */
function rulesFor(condition: Readonly<Record<string, string>>): string {
  const rules = JSON.parse(RULES) as {
    flags: Record<string, {allocations: {rules: {conditions: unknown[]}[]}[]}>;
  };
  rules.flags['new-onboarding']!.allocations[0]!.rules = [{conditions: [condition]}];
  return JSON.stringify(rules);
}

/** What the pages say about failures, as steps that make them happen. */
export const behaviors: Readonly<Record<string, Replay>> = {
  // when the rules cannot be fetched
  'a refused key ends polling, without rules': {
    server: {config: [401]},
    steps: [...START, ASK, ONE_ROUND, ASK],
    prints: ['start: Ok', UNAUTHORIZED, 'ask: Ok(None)', 'ask: Ok(None)'],
    warnings: [NOT_AUTHORIZED, TOO_EARLY],
    requests: {config: 1},
  },
  'a key refused later ends polling, and the rules stay': {
    server: {config: [RULES, 401]},
    steps: [...START, ONE_ROUND, ASK, 'wait:1'],
    prints: [...STARTED, ...ANSWER, UNAUTHORIZED],
    warnings: [NOT_AUTHORIZED],
    requests: {config: 2},
  },
  'an invalid address ends polling': {
    server: GOOD,
    address: 'no-address',
    steps: [...START, ONE_ROUND, ASK],
    prints: ['start: Ok', 'wait: InvalidBaseUrl: invalid base_url configuration', 'ask: Ok(None)'],
    warnings: ['eppo: failed to parse flags configuration URL: ', TOO_EARLY],
  },
  'a host that is down is asked again, without a message': {
    server: GOOD,
    up: [12, 60],
    steps: ['start', 'wait:5', ASK, ONE_ROUND, ASK],
    prints: [...NO_RULES, ...ANSWER],
    warnings: [TOO_EARLY],
    requests: {config: 1},
  },
  'a host whose name nobody knows is no host': {
    server: GOOD,
    address: 'http://flags.invalid/api',
    steps: ['start', 'wait:5', ASK],
    prints: NO_RULES,
    warnings: [TOO_EARLY],
  },
  'the proxy of the environment is used, and its failure is silent': {
    server: GOOD,
    address: 'https://flags.invalid/api',
    isProxy: true,
    steps: ['start', 'wait:5', ASK],
    prints: NO_RULES,
    warnings: [TOO_EARLY],
    requests: {config: 0, tunnels: 1},
  },
  'the rules stay while the host is down': {
    server: GOOD,
    up: [0, 12],
    steps: [...START, ONE_ROUND, ASK],
    prints: [...STARTED, ...ANSWER],
    requests: {config: 1},
  },
  ...Object.fromEntries(
    ([403, 404, 500, 503] as const).map((status) => [
      `status ${status} is tried again`,
      {
        server: {config: [status, RULES]},
        steps: ['start', 'wait:5', ASK, ONE_ROUND, ASK],
        prints: [...NO_RULES, ...ANSWER],
        warnings: [NOT_200, TOO_EARLY],
        requests: {config: 2},
      } satisfies Replay,
    ]),
  ),
  'rules that cannot be read are fetched again': {
    server: {config: ['{"flags": ', RULES]},
    steps: ['start', 'wait:5', ASK, ONE_ROUND, ASK],
    prints: [...NO_RULES, ...ANSWER],
    warnings: [UNREADABLE, TOO_EARLY],
    requests: {config: 2},
  },
  'the rules stay after an error': {
    server: {config: [RULES, 500]},
    steps: [...START, ONE_ROUND, ASK],
    prints: [...STARTED, ...ANSWER],
    warnings: [NOT_200],
    requests: {config: 2},
  },
  'the rules stay after rules that cannot be read': {
    server: {config: [RULES, '{"flags": ']},
    steps: [...START, ONE_ROUND, ASK],
    prints: [...STARTED, ...ANSWER],
    warnings: [UNREADABLE],
    requests: {config: 2},
  },
  'an answer that never comes is waited for': {
    server: {config: [NEVER]},
    steps: ['start', 'wait:3', ASK, ONE_ROUND, ASK],
    prints: [...NO_RULES, 'ask: Ok(None)'],
    warnings: [TOO_EARLY],
    requests: {config: 1},
  },
  'after an answer that broke off, the rules are fetched again': {
    server: {config: [BROKEN_OFF, RULES]},
    steps: ['start', 'wait:5', ASK, ONE_ROUND, ASK],
    prints: [...NO_RULES, ...ANSWER],
    warnings: [TOO_EARLY],
    requests: {config: 2},
  },
  'a slow answer is used when it comes': {
    server: {config: [LATE]},
    steps: ['start', 'wait:1', ASK, 'wait:10', ASK],
    prints: [...NO_RULES, 'wait: Ok', ...ANSWER],
    warnings: [TOO_EARLY],
    requests: {config: 1},
  },
  'flags are not used without the models of bandits': {
    server: {config: [RULES], bandits: [500]},
    steps: ['start', 'wait:5', ASK, ONE_ROUND, ASK],
    prints: [...NO_RULES, 'ask: Ok(None)'],
    warnings: [NOT_200, TOO_EARLY],
    requests: {config: 2, bandits: 2},
  },
  // when a client starts, waits and ends
  'an empty configuration has no flags': {
    server: {
      config: ['{"createdAt":"2026-01-15T09:00:00Z","environment":{"name":"Test"},"flags":{}}'],
    },
    steps: [...START, ASK],
    prints: [...STARTED, 'ask: Ok(None)'],
  },
  'waiting after stop, when no rules had arrived': {
    server: {config: [NEVER]},
    steps: ['start', 'stop', 'sleep:1', 'wait:3'],
    prints: ['start: Ok', 'wait: PollerThreadPanicked: poller thread panicked'],
  },
  'waiting after stop, when rules had arrived': {
    server: GOOD,
    steps: [...START, 'stop', 'sleep:1', 'wait:3', ASK],
    prints: [...STARTED, 'wait: Ok', ...ANSWER],
  },
  'a second poller polls too': {
    server: GOOD,
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
    server: GOOD,
    steps: [...START, 'shutdown', ONE_ROUND, ASK],
    prints: [...STARTED, 'shutdown: Ok', ...ANSWER],
    requests: {config: 1},
  },
  'the wait without a limit does not end': {
    server: {config: [500]},
    steps: ['start', 'wait-without-limit:10'],
    prints: ['start: Ok', 'wait-without-limit: still waiting'],
    warnings: [NOT_200],
  },
  'a wait inside a runtime panics': {
    server: GOOD,
    steps: ['start', 'wait-in-tokio'],
    prints: ['start: Ok', 'wait-in-tokio: panic: Cannot start a runtime from within a runtime'],
  },
  // when a flag is asked for
  'a logger that panics stops the caller': {
    server: GOOD,
    steps: [...START, 'ask:shoe-bandit'],
    prints: [...STARTED, 'event: "bob" shoe-bandit', 'ask: panic: the logger failed'],
  },
  'a method of another type returns an error': {
    server: GOOD,
    steps: [...START, 'ask-integer:new-onboarding', 'ask-details:page-size'],
    prints: [
      ...STARTED,
      'ask-integer: Err(TypeMismatch { expected: Integer, found: String })',
      'ask-details: None "TYPE_MISMATCH"',
    ],
    warnings: [
      'eppo: error occurred while evaluating a flag: invalid flag type (expected: Integer',
      'eppo: error occurred while evaluating a flag: invalid flag type (expected: String',
    ],
  },
  'details have a code': {
    server: GOOD,
    steps: [
      'ask-details:new-onboarding',
      'start',
      'wait:10',
      ...['new-onboarding', 'no-flag', 'retired-flag', 'no-allocation-flag'].map(
        (flag) => `ask-details:${flag}`,
      ),
    ],
    prints: [
      'ask-details: None "CONFIGURATION_MISSING"',
      'start: Ok',
      'wait: Ok',
      EVENT,
      'ask-details: Some("treatment") "MATCH"',
      'ask-details: None "FLAG_UNRECOGNIZED_OR_DISABLED"',
      'ask-details: None "FLAG_UNRECOGNIZED_OR_DISABLED"',
      'ask-details: None "DEFAULT_ALLOCATION_NULL"',
    ],
    warnings: [TOO_EARLY],
  },
  'a flag that cannot be read is an error': {
    server: {config: [RULES.replace('"STRING"', '"COLOR"')]},
    steps: [...START, ASK, 'ask-details:new-onboarding'],
    prints: [
      ...STARTED,
      'ask: Err(UnexpectedConfigurationParseError)',
      'ask-details: None "UNEXPECTED_CONFIGURATION_ERROR"',
    ],
    warnings: ['eppo: error occurred while evaluating a flag: '],
  },
  'an empty subject gets a variation, and is logged': {
    server: GOOD,
    steps: [...START, 'ask-for-nobody:new-onboarding'],
    prints: [...STARTED, 'event: "" treatment', 'ask-for-nobody: Ok(Some("treatment"))'],
  },
  'a version of two parts never matches': {
    server: {config: [rulesFor({attribute: 'version', operator: 'GTE', value: '1.0.0'})]},
    steps: [...START, ASK],
    prints: [...STARTED, 'ask: Ok(None)'],
  },
  ...Object.fromEntries(
    (['MATCHES', 'NOT_MATCHES'] as const).map((operator) => [
      `a rule that ${operator} a look-around never matches`,
      {
        server: {config: [rulesFor({attribute: 'email', operator, value: '^a(?=@)'})]},
        steps: [...START, ASK],
        prints: [...STARTED, 'ask: Ok(None)'],
        warnings: ['eppo_core::ufc::models: failed to parse condition: '],
      } satisfies Replay,
    ]),
  ),
};
