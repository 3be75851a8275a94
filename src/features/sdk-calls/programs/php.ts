import {plainValue} from '../plainValue.ts';
import type {Printed, Program} from '../program.ts';
import type {OneCall} from '../schema.ts';

/** `echo` prints false as nothing, and no array. */
function print(variable: string, call: OneCall): Printed {
  switch (call.type) {
    case 'BOOLEAN':
      return {statement: `var_dump(${variable});`, value: `bool(${String(call.value)})`};
    case 'JSON':
      return {statement: `print_r(${variable});`};
    default:
      return {statement: `echo ${variable}, PHP_EOL;`, value: plainValue(call)};
  }
}

export const php: Program = {
  sdk: 'php',
  label: 'PHP',
  installed: '/sdks/server-sdks/php/quickstart/',
  fence: 'php',
  code: 'php',
  comment: '//',
  variable: (name) => `$${name}`,
  fileOf: (title) => `${title}.php`,
  print,
  indent: '',
  wrap: (body) => `<?php

require __DIR__ . '/vendor/autoload.php';

use Eppo\\EppoClient;
use Eppo\\Logger\\AssignmentEvent;
use Eppo\\Logger\\LoggerInterface;

final class WarehouseLogger implements LoggerInterface
{
    public function logAssignment(AssignmentEvent $assignmentEvent): void
    {
        error_log(json_encode($assignmentEvent->toArray())); // replace with your pipeline
    }
}

$client = EppoClient::init(
    getenv('EPPO_SDK_KEY') ?: throw new RuntimeException('EPPO_SDK_KEY is not set'),
    assignmentLogger: new WarehouseLogger(),
);

${body}`,
};
