import type {Faults} from '../fault.ts';

/** Faults in `sample.mts` that the TypeScript compiler finds. */
export const compilerFaults: Faults = {
  "from '@eppo/node-[-server--]sdk'": /Cannot find module '@eppo\/node-sdk'/,
  '.getStringAssign{+e+}ment(':
    /'getStringAssignement' does not exist.*Did you mean 'getStringAssignment'/,
  '[-pollingIntervalMs: 60_000-]{+skipInitialRequest: true+}':
    /'skipInitialRequest' does not exist in type 'IClientConfig'/,
  '[-  apiKey: process.env.EPPO_SDK_KEY!,\n-]': {
    says: /Property 'apiKey' is missing/,
    at: 'init({',
  },
  'type IAssignmentEvent{+, EppoError+} }': /no exported member 'EppoError'/,
  ", { country: 'US' }[-, 'control'-])": {
    says: /Expected 4 arguments, but got 3/,
    at: 'return client.getStringAssignment(',
  },
  "{ appVersion }, {+'+}10{+'+})": /'string' is not assignable to parameter of type 'number'/,
  'function size(appVersion: string): [-number-]{+string+} {': {
    says: /Type 'number' is not assignable to type 'string'/,
    at: 'return client.getIntegerAssignment(',
  },
  'import { [-getInstance, -]init,': {
    says: /Cannot find name 'getInstance'/,
    at: 'const client = getInstance();',
  },
  'event.subject{+Key+}': /no field 'subjectKey'/,
  'await init({+(+}{': {says: /expected/, at: '});\n\nconst client'},
};

/** Faults in the same sample that show when it runs. */
export const runFaults: Faults = {
  "[-process.env.EPPO_SDK_KEY!-]{+''+}": {says: /API key is required/, at: 'await init({'},
  "size('2.1.0'); // => 5[-0-]{+1+}": /expected 51, received 50/,
  'const client = getInstance();{+ client.disableAssignmentCache();+}': {
    says: /expected 1, received 2/,
    at: 'events.length;',
  },
  'error instanceof [-Type-]{+Range+}Error': /expected true, received false/,
  '[-client.setIsGracefulFailureMode(false);-]': {
    says: /never reached/,
    at: 'error instanceof TypeError',
  },
};
