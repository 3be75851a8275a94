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
  started: '/sdks/server-sdks/php/quickstart/',
  fence: 'php',
  code: 'php',
  comment: '//',
  variable: (name) => `$${name}`,
  fileOf: (title) => `${title}.php`,
  print,
  indent: '',
  wrap: (body) => `<?php

use Eppo\\EppoClient;

$client = EppoClient::getInstance();

${body}`,
};
