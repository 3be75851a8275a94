import {literal} from '../../../shared/sdk-calls/literals.ts';
import {snakeCase} from '../names.ts';
import type {Program} from '../program.ts';
import {sortKeys} from '../sortKeys.ts';

/** As Python prints what is no text. */
const printed = literal({quote: "'", words: {true: 'True', false: 'False', null: 'None'}});

export const python: Program = {
  sdk: 'python',
  label: 'Python',
  installed: '/sdks/server-sdks/python/quickstart/',
  fence: 'python',
  code: 'python',
  runs: true,
  comment: '#',
  fileOf: (title) => `${snakeCase(title)}.py`,
  print: (variable, {value}) => ({
    statement: `print(${variable})`,
    value: typeof value === 'string' ? value : printed(sortKeys(value)),
  }),
  indent: '',
  wrap: (body) => `import os

import eppo_client
from eppo_client import AssignmentLogger, ClientConfig


class WarehouseLogger(AssignmentLogger):
    def log_assignment(self, event):
        print(event["experiment"])  # replace with your pipeline


client = eppo_client.init(
    ClientConfig(api_key=os.environ["EPPO_SDK_KEY"], assignment_logger=WarehouseLogger())
)
client.wait_for_initialization()  # for scripts: it has no time limit

${body}

client.shutdown()`,
};
