import {snakeCase} from '../names.ts';
import {plainValue} from '../plainValue.ts';
import type {Program} from '../program.ts';

export const rust: Program = {
  sdk: 'rust',
  label: 'Rust',
  started: '/sdks/server-sdks/rust/quickstart/',
  fence: 'rust',
  code: 'rust',
  comment: '//',
  shadows: true,
  commands: (calls) =>
    calls.some(({type}) => type === 'JSON') ? 'cargo add serde_json' : undefined,
  fileOf: (title) => `src/${snakeCase(title)}.rs`,
  print: (variable, call) => ({
    statement: `println!("{${variable}}");`,
    value: plainValue(call),
  }),
  indent: '    ',
  wrap: (body) => `use std::sync::Arc;

use eppo::{Attributes, Client};

pub fn read_flags(client: &Client) {
${body}
}`,
};
