import type {Program} from '../program.ts';
import {sortKeys} from '../sortKeys.ts';

export const rust: Program = {
  sdk: 'rust',
  label: 'Rust',
  installed: '/sdks/server-sdks/rust/quickstart/',
  fence: 'rust',
  code: 'rust',
  runs: true,
  comment: '//',
  shadows: true,
  commands: (calls) =>
    calls.some(({type}) => type === 'JSON') ? 'cargo add serde_json' : undefined,
  fileOf: () => 'src/main.rs',
  print: (variable, {type, value}) => ({
    statement: `println!("{${variable}}");`,
    value: type === 'JSON' ? JSON.stringify(sortKeys(value)) : String(value),
  }),
  indent: '    ',
  wrap: (body) => `use std::sync::Arc;
use std::time::Duration;

use eppo::{Attributes, ClientConfig, Error};

fn main() -> Result<(), Error> {
    let key = std::env::var("EPPO_SDK_KEY").expect("EPPO_SDK_KEY is not set");
    let mut client = ClientConfig::from_api_key(key)
        .assignment_logger(|event| println!("{event:?}")) // replace with your pipeline
        .to_client();
    let poller = client.start_poller_thread()?;
    if let Err(error) = poller.wait_for_configuration_timeout(Duration::from_secs(5)) {
        eprintln!("continuing with defaults: {error}");
    }

${body}

    poller.shutdown()
}`,
};
