import {snakeCase} from '../names.ts';
import {plainValue} from '../plainValue.ts';
import type {Program} from '../program.ts';

export const ruby: Program = {
  sdk: 'ruby',
  label: 'Ruby',
  started: '/sdks/server-sdks/ruby/quickstart/',
  fence: 'ruby',
  code: 'ruby',
  comment: '#',
  fileOf: (title) => `${snakeCase(title)}.rb`,
  print: (variable, call) => ({statement: `puts ${variable}`, value: plainValue(call)}),
  indent: '',
  wrap: (body) => `require "eppo_client"

client = EppoClient::Client.instance

${body}`,
};
