import {LANGUAGES} from '../../../shared/sdk-calls/languages.ts';
import type {Program} from '../program.ts';

export const node: Program = {
  sdk: 'node',
  label: 'Node.js',
  started: '/sdks/server-sdks/node/quickstart/',
  fence: 'ts',
  code: 'javascript',
  runs: true,
  isWhole: true,
  comment: '//',
  fileOf: (title) => `${title}.mts`,
  print: (variable, {value}) => ({
    statement: `${variable};`,
    value: LANGUAGES.javascript.literal(value),
  }),
  indent: '',
  wrap: (body) => `import { getInstance, init } from '@eppo/node-server-sdk';

await init({
  apiKey: process.env.EPPO_SDK_KEY!,
  assignmentLogger: { logAssignment: (event) => console.log(event.experiment) },
});

const client = getInstance();

${body}

client.stopPolling(); // lets this script end; a server keeps polling`,
};
