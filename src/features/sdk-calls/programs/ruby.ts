import {snakeCase} from '../names.ts';
import {plainValue} from '../plainValue.ts';
import type {Program} from '../program.ts';

export const ruby: Program = {
  sdk: 'ruby',
  label: 'Ruby',
  installed: '/sdks/server-sdks/ruby/quickstart/',
  fence: 'ruby',
  code: 'ruby',
  comment: '#',
  fileOf: (title) => `${snakeCase(title)}.rb`,
  print: (variable, call) => ({statement: `puts ${variable}`, value: plainValue(call)}),
  indent: '',
  wrap: (body) => `require "eppo_client"

class WarehouseLogger < EppoClient::AssignmentLogger
  def log_assignment(event)
    puts event # replace with your pipeline
  end
end

config = EppoClient::Config.new(
  ENV.fetch("EPPO_SDK_KEY"),
  assignment_logger: WarehouseLogger.new
)
EppoClient.init(config)
client = EppoClient::Client.instance
client.wait_for_initialization(2)

${body}

client.shutdown`,
};
