import type {Fault} from '../fault.ts';

/** Faults put into `sample.mts`, one at a time, that the TypeScript compiler finds. */
export const compilerFaults: readonly Fault[] = [
  {
    title: 'a wrong package',
    from: "from '@eppo/node-server-sdk'",
    to: "from '@eppo/node-sdk'",
    says: /Cannot find module '@eppo\/node-sdk'/,
  },
  {
    title: 'a missing dependency',
    from: 'const events: IAssignmentEvent[] = [];',
    to: "import pino from 'pino-pretty';\nconst events: IAssignmentEvent[] = [];",
    says: /Cannot find module 'pino-pretty'/,
    at: "from 'pino-pretty'",
  },
  {
    title: 'a misspelt method',
    from: '.getStringAssignment(',
    to: '.getStringAssignement(',
    says: /'getStringAssignement' does not exist.*Did you mean 'getStringAssignment'/,
  },
  {
    title: 'a wrong option',
    from: 'pollingIntervalMs:',
    to: 'pollIntervalMs:',
    says: /'pollIntervalMs' does not exist in type 'IClientConfig'/,
  },
  {
    title: 'an option of the browser SDK',
    from: 'pollingIntervalMs: 60_000',
    to: 'skipInitialRequest: true',
    says: /'skipInitialRequest' does not exist in type 'IClientConfig'/,
  },
  {
    title: 'a required option that is missing',
    from: '  apiKey: process.env.EPPO_SDK_KEY!,\n',
    to: '',
    says: /Property 'apiKey' is missing/,
    at: 'init({',
  },
  {
    title: 'an exception that the SDK does not have',
    from: 'type IAssignmentEvent }',
    to: 'type IAssignmentEvent, EppoError }',
    says: /no exported member 'EppoError'/,
  },
  {
    title: 'a missing argument',
    from: ", { country: 'US' }, 'control')",
    to: ", { country: 'US' })",
    says: /Expected 4 arguments, but got 3/,
    at: 'return client.getStringAssignment(',
  },
  {
    title: 'a default of another type',
    from: '{ appVersion }, 10)',
    to: "{ appVersion }, '10')",
    says: /'string' is not assignable to parameter of type 'number'/,
  },
  {
    title: 'a result taken as another type',
    from: 'function size(appVersion: string): number {',
    to: 'function size(appVersion: string): string {',
    says: /Type 'number' is not assignable to type 'string'/,
    at: 'return client.getIntegerAssignment(',
  },
  {
    title: 'a missing import',
    from: 'import { getInstance, init,',
    to: 'import { init,',
    says: /Cannot find name 'getInstance'/,
    at: 'const client = getInstance();',
  },
  {
    title: 'an undefined name',
    from: "size('2.1.0');",
    to: "sizes('2.1.0');",
    says: /Cannot find name 'sizes'/,
  },
  {
    title: 'a wrong event field',
    from: 'event.subject',
    to: 'event.subjectKey',
    says: /no field 'subjectKey'/,
  },
  {
    title: 'a syntax error',
    from: 'await init({',
    to: 'await init(({',
    says: /expected/,
    at: '});\n\nconst client',
  },
];

/** Faults put into the same sample that show when it runs. */
export const runFaults: readonly Fault[] = [
  {
    title: 'an option that the SDK refuses',
    from: 'process.env.EPPO_SDK_KEY!',
    to: "''",
    says: /API key is required/,
    at: 'await init({',
  },
  {
    title: 'a wrong value',
    from: "size('2.1.0'); // => 50",
    to: "size('2.1.0'); // => 51",
    says: /expected 51, received 50/,
  },
  {
    title: 'a setting that behaves otherwise',
    from: 'const client = getInstance();',
    to: 'const client = getInstance();\nclient.disableAssignmentCache();',
    says: /expected 1, received 2/,
    at: 'events.length;',
  },
  {
    title: 'an exception of another kind',
    from: 'error instanceof TypeError',
    to: 'error instanceof RangeError',
    says: /expected true, received false/,
  },
  {
    title: 'an exception that nothing throws',
    from: 'client.setIsGracefulFailureMode(false);\n',
    to: '',
    says: /never reached/,
    at: 'error instanceof TypeError',
  },
];

/** Faults put into the same sample that only a reader who pastes it meets. */
export const pasteFaults: readonly Fault[] = [
  {
    title: 'a program that does not end',
    from: 'client.stopPolling();',
    to: '',
    says: /does not end by itself/,
  },
  {
    title: 'a program that fails after its last value',
    from: 'client.stopPolling();',
    to: "client.stopPolling();\nthrow new Error('no');",
    says: /fails: Error: no/,
  },
];
