import {snakeCase} from '../names.ts';
import {plainValue} from '../plainValue.ts';
import type {Program} from '../program.ts';

export const elixir: Program = {
  sdk: 'elixir',
  label: 'Elixir',
  started: '/sdks/server-sdks/elixir/quickstart/',
  fence: 'elixir',
  code: 'elixir',
  comment: '#',
  fileOf: (title) => `${snakeCase(title)}.exs`,
  print: (variable, call) => {
    const value = plainValue(call);
    return {
      statement: `IO.inspect(${variable})`,
      value: call.type === 'STRING' ? JSON.stringify(value) : value,
    };
  },
  indent: '',
  wrap: (body) => `client = EppoSdk.Server.get_instance()

${body}`,
};
