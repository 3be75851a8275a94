import type {Replay, Row} from './types.ts';
import {BROKEN_OFF, LATE, NEVER, RULES} from './server.ts';

const initialization = (row: string): Row => ({page: 'initialization', row});
const assignments = (row: string): Row => ({page: 'assignments', row});
const intro = (row: string): Row => ({page: 'intro', row});
const quickstart = (row: string): Row => ({page: 'quickstart', row});

/** Longer than one round of polling, shorter than two. */
const ONE_ROUND = 'sleep:33';
const TREATMENT = 'Ok(Some("treatment"))';
const EVENT = 'event: "bob" treatment';
const ASK = 'ask:new-onboarding';
const ANSWER = [EVENT, `ask: ${TREATMENT}`];
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

const unauthorized = [
  initialization(
    '| `Unauthorized` (status 401: a wrong or deleted key) | polling ends for good; the last rules, or none, stay |',
  ),
  initialization(
    '| Polling ended after a key rotation | `Unauthorized` is final | build a new client |',
  ),
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

/** What the pages say about failures, as steps that make them happen. */
export const behaviors: Readonly<Record<string, Replay>> = {
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
  'the rules stay after an error and after broken ones': {
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
  'an empty configuration has no flags': {
    rows: [
      assignments(
        '| `Ok(None)` | rules not fetched, flag unknown or disabled, or no allocation matched | your default |',
      ),
    ],
    server: {
      config: ['{"createdAt":"2026-01-15T09:00:00Z","environment":{"name":"Test"},"flags":{}}'],
    },
    steps: ['start', 'wait:10', ASK],
    prints: ['start: Ok', 'wait: Ok', 'ask: Ok(None)'],
  },
  'waiting after stop, when no rules had arrived': {
    rows: [
      initialization(
        '| `PollerThreadPanicked` | `poller thread panicked`; also when you wait after `stop`, if no rules had arrived |',
      ),
    ],
    server: {config: [NEVER]},
    steps: ['start', 'stop', 'sleep:1', 'wait:3'],
    prints: ['start: Ok', 'wait: PollerThreadPanicked: poller thread panicked'],
  },
  'waiting after stop, when rules had arrived': {
    rows: [initialization('also when you wait after `stop`, if no rules had arrived')],
    server: {config: [RULES]},
    steps: ['start', 'wait:10', 'stop', 'sleep:1', 'wait:3', ASK],
    prints: ['start: Ok', 'wait: Ok', 'wait: Ok', ...ANSWER],
  },
  'a second poller polls too': {
    rows: [
      initialization(
        'Call it once per client: each further call starts another thread that polls too.',
      ),
    ],
    server: {config: [RULES]},
    steps: ['start', 'start', 'wait:10', ONE_ROUND],
    prints: ['start: Ok', 'start: Ok', 'wait: Ok'],
    requests: {config: 4, bandits: 4},
  },
  'a dropped handle ends polling': {
    rows: [
      initialization(
        '| Always `None`, or rules never change | the `PollerThread` was dropped | keep it next to the client |',
      ),
      assignments(
        '| `None` for everything | poller not started, dropped, or nothing fetched yet | [keep the handle, wait](/sdks/server-sdks/rust/initialization/) |',
      ),
      quickstart(
        '| Rules never arrive or never change | `client.start_poller_thread()?;` without a binding drops the handle | bind it, and keep it |',
      ),
    ],
    server: {config: [LATE]},
    steps: ['start-and-drop', 'sleep:6', ASK],
    prints: ['start-and-drop: Ok', 'ask: Ok(None)'],
    warnings: [TOO_EARLY],
  },
  'assignments go on after shutdown': {
    rows: [initialization('Assignments go on with the last rules.')],
    server: {config: [RULES]},
    steps: ['start', 'wait:10', 'shutdown', ONE_ROUND, ASK],
    prints: ['start: Ok', 'wait: Ok', 'shutdown: Ok', ...ANSWER],
    requests: {config: 1},
  },
  'the wait without a limit does not end': {
    rows: [
      initialization(
        '| The start hangs | `wait_for_configuration` on a bad network | `wait_for_configuration_timeout` |',
      ),
    ],
    server: {config: [500]},
    steps: ['start', 'wait-without-limit:10'],
    prints: ['start: Ok', 'wait-without-limit: still waiting'],
    warnings: [NOT_200],
  },
  'a wait inside a runtime panics': {
    rows: [
      initialization(
        '| `Cannot start a runtime from within a runtime` | a blocking wait in async code | `spawn_blocking` |',
      ),
      quickstart(
        '| `Cannot start a runtime from within a runtime` | the wait was called in async code | before the runtime, or in `spawn_blocking` |',
      ),
    ],
    server: {config: [RULES]},
    steps: ['start', 'wait-in-tokio'],
    prints: ['start: Ok', 'wait-in-tokio: panic: Cannot start a runtime from within a runtime'],
  },
  'a logger that panics stops the caller': {
    rows: [
      assignments('a panic in it reaches the caller'),
      intro('a panic of your logger reaches you'),
    ],
    server: {config: [RULES]},
    steps: ['start', 'wait:10', 'ask:shoe-bandit'],
    prints: ['start: Ok', 'wait: Ok', 'event: "bob" shoe-bandit', 'ask: panic: the logger failed'],
  },
  'a method of another type returns an error': {
    rows: [
      initialization(
        '| `error occurred while evaluating a flag: …` | an assignment returned `Err`, or a details method reports `TYPE_MISMATCH` or `UNEXPECTED_CONFIGURATION_ERROR` |',
      ),
      assignments(
        '| `TYPE_MISMATCH` | the flag has another type than the method; the method returns `Err` |',
      ),
      assignments(
        '| `Err(error)` | type mismatch, or rules that cannot be read | log it, then your default |',
      ),
    ],
    server: {config: [RULES]},
    steps: ['start', 'wait:10', 'ask-integer:new-onboarding', 'ask-details:page-size'],
    prints: [
      'start: Ok',
      'wait: Ok',
      'ask-integer: Err(TypeMismatch { expected: Integer, found: String })',
      'ask-details: None "TYPE_MISMATCH"',
    ],
    warnings: [
      'eppo: error occurred while evaluating a flag: invalid flag type (expected: Integer',
      'eppo: error occurred while evaluating a flag: invalid flag type (expected: String',
    ],
  },
  'details have a code': {
    rows: [
      assignments('| `MATCH` | an allocation answered |'),
      assignments('| `CONFIGURATION_MISSING` | no rules yet |'),
      assignments('| `FLAG_UNRECOGNIZED_OR_DISABLED` | the flag is unknown or off |'),
      assignments('| `DEFAULT_ALLOCATION_NULL` | no allocation matched |'),
    ],
    server: {config: [RULES]},
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
    rows: [
      assignments(
        '| `UNEXPECTED_CONFIGURATION_ERROR` | the flag cannot be read; the method returns `Err` |',
      ),
    ],
    server: {config: [RULES.replace('"STRING"', '"COLOR"')]},
    steps: ['start', 'wait:10', ASK, 'ask-details:new-onboarding'],
    prints: [
      'start: Ok',
      'wait: Ok',
      'ask: Err(UnexpectedConfigurationParseError)',
      'ask-details: None "UNEXPECTED_CONFIGURATION_ERROR"',
    ],
    warnings: ['eppo: error occurred while evaluating a flag: '],
  },
  'an empty subject gets a variation, and is logged': {
    rows: [
      assignments(
        '| Everyone without an ID gets the same variation, and rows with an empty subject are logged | the SDK takes an empty subject key as any other | check the ID before you call |',
      ),
    ],
    server: {config: [RULES]},
    steps: ['start', 'wait:10', 'ask-for-nobody:new-onboarding'],
    prints: [
      'start: Ok',
      'wait: Ok',
      'event: "" treatment',
      'ask-for-nobody: Ok(Some("treatment"))',
    ],
  },
  'a version of two parts never matches': {
    rows: [
      assignments(
        '| A version rule never matches | the attribute, or the value in the rule, has fewer than three parts, or is a number | write three parts in both: `"2.1.0".into()` |',
      ),
    ],
    server: {config: [rulesFor({attribute: 'version', operator: 'GTE', value: '1.0.0'})]},
    steps: ['start', 'wait:10', ASK],
    prints: ['start: Ok', 'wait: Ok', 'ask: Ok(None)'],
  },
  ...Object.fromEntries(
    (['MATCHES', 'NOT_MATCHES'] as const).map((operator) => [
      `a rule that ${operator} a look-around never matches`,
      {
        rows: [
          initialization(
            '| `failed to parse condition: …`, with the target `eppo_core::ufc::models` | a condition of a rule that cannot be read, such as a regular expression with a look-around; it never matches |',
          ),
          assignments(
            "| A rule with a regular expression never matches, negated or not | it has a look-around or a backreference, which the SDK's engine does not know | write it without them |",
          ),
        ],
        server: {config: [rulesFor({attribute: 'email', operator, value: '^a(?=@)'})]},
        steps: ['start', 'wait:10', ASK],
        prints: ['start: Ok', 'wait: Ok', 'ask: Ok(None)'],
        warnings: ['eppo_core::ufc::models: failed to parse condition: '],
      } satisfies Replay,
    ]),
  ),
};
