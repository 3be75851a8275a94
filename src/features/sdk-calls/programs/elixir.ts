import {snakeCase} from '../names.ts';
import {plainValue} from '../plainValue.ts';
import type {Program} from '../program.ts';

export const elixir: Program = {
  sdk: 'elixir',
  label: 'Elixir',
  installed: '/sdks/server-sdks/elixir/quickstart/',
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
  wrap: (body) => `defmodule WarehouseLogger do
  @behaviour EppoSdk.AssignmentLogger

  @impl true
  def log_assignment(event), do: IO.inspect(event) # replace with your pipeline
end

config = %EppoSdk.Client.Config{
  api_key: System.fetch_env!("EPPO_SDK_KEY"),
  assignment_logger: WarehouseLogger
}
{:ok, client} = EppoSdk.Client.new(config)
EppoSdk.Client.wait_for_initialization(client, 2.0)

${body}`,
};
