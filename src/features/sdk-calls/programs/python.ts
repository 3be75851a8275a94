import {literal} from '../../../shared/sdk-calls/literals.ts';
import {sortKeys} from '../../../shared/sortKeys.ts';
import {snakeCase} from '../names.ts';
import type {Program} from '../program.ts';

/** As Python prints what is no text. */
const printed = literal({quote: "'", words: {true: 'True', false: 'False', null: 'None'}});

export const python: Program = {
  sdk: 'python',
  label: 'Python',
  started: '/sdks/server-sdks/python/quickstart/',
  fence: 'python',
  code: 'python',
  runs: true,
  preamble: 'eppo-client',
  comment: '#',
  fileOf: (title) => `${snakeCase(title)}.py`,
  print: (variable, {value}) => ({
    statement: `print(${variable})`,
    value: typeof value === 'string' ? value : printed(sortKeys(value)),
  }),
  indent: '',
  wrap: (body) => `import eppo_client

client = eppo_client.get_instance()

${body}`,
};
