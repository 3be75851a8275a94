import type {Fault} from '../fault.ts';

/** Faults put into `sample.rs`, one at a time, that the check must find. */
export const faults: readonly Fault[] = [
  {
    title: 'a misspelt method',
    from: 'get_string_assignment(',
    to: 'get_string_asignment(',
    says: /`get_string_asignment` is not in.*`get_string_assignment`/,
  },
  {
    title: 'a wrong builder method',
    from: '.assignment_logger(WarehouseLogger)',
    to: '.logger(WarehouseLogger)',
    says: /`logger` is not in/,
  },
  {
    title: 'a wrong import',
    from: 'use eppo::{AssignmentEvent,',
    to: 'use eppo::{AssignmentEvents,',
    says: /`AssignmentEvents` is not in/,
  },
  {
    title: 'a missing import',
    from: 'Attributes, ClientConfig};',
    to: 'Attributes};',
    says: /`ClientConfig` is used but not imported/,
    at: 'ClientConfig::from_api_key(api_key)',
  },
  {
    title: 'a field inside a macro',
    from: 'details.variation',
    to: 'details.value',
    says: /`value` is not in/,
  },
  {
    title: 'a missing argument',
    from: '"dark-mode", &"user-1".into(), &attributes',
    to: '"dark-mode", &attributes',
    says: /called without `subject_attributes`/,
  },
  {
    title: 'a syntax error',
    from: 'let poller = client',
    to: 'let = poller client',
    says: /syntax error/,
  },
];

/** Faults that only the compiler or a run finds, put into `sample.rs` one at a time. */
export const toolchainFaults: readonly Fault[] = [
  {
    title: 'a wrong crate',
    from: 'use eppo::{AssignmentEvent,',
    to: 'use eppo_sdk::{AssignmentEvent,',
    says: /unresolved import `eppo_sdk`/,
  },
  {
    title: 'a crate that the page does not install',
    from: 'println!("{variation}");',
    to: 'log::info!("{variation}");',
    says: /cannot find module or crate `log`/,
  },
  {
    title: 'an option of another kind',
    from: '.assignment_logger(WarehouseLogger)',
    to: '.assignment_logger("warehouse")',
    says: /&'static str|`str`/,
  },
  {
    title: 'an error type that the methods do not return',
    from: 'Result<(), Box<dyn std::error::Error>>',
    to: 'Result<(), eppo::EvaluationError>',
    says: /couldn't convert the error to `(?:eppo::)?EvaluationError`/,
    at: 'let poller =',
  },
  {
    title: 'a program that does not end',
    from: 'poller.shutdown()?;',
    to: 'while client.get_boolean_assignment("no-flag", &"u".into(), &attributes)? != Some(true) {}',
    says: /did not end within 20 s/,
    at: 'use std::sync::Arc;',
  },
  {
    title: 'a program that fails',
    from: '"EPPO_SDK_KEY"',
    to: '"EPPO_KEY"',
    says: /ended with status 1: Error: NotPresent/,
    at: 'use std::sync::Arc;',
  },
  {
    title: 'a wrong printed value',
    from: '// => control',
    to: '// => treatment',
    says: /prints `control`/,
  },
  {
    title: 'a value that is not printed',
    from: '// => control',
    to: '// => control\n    // => treatment',
    says: /does not print this/,
    at: '// => treatment',
  },
  {
    title: 'an unused variable',
    from: 'poller.shutdown()?;',
    to: 'let done = poller.shutdown()?;',
    says: /unused variable: `done`/,
  },
  {
    title: 'an unused import',
    from: 'use std::sync::Arc;',
    to: 'use std::sync::{Arc, Mutex};',
    says: /unused import: `Mutex`/,
  },
  {
    title: 'an undeclared variable',
    from: 'println!("{variation}");',
    to: 'println!("{variant}");',
    says: /cannot find value `variant`/,
  },
  {
    title: 'a subject key of another type',
    from: '"new-onboarding", &"user-1".into()',
    to: '"new-onboarding", "user-1"',
    says: /expected `&Str`, found `&str`/,
  },
  {
    title: 'a result of another type',
    from: 'let variation = client',
    to: 'let variation: bool = client',
    says: /expected `bool`, found `Str`/,
  },
  {
    title: 'a method that the trait does not have',
    from: 'fn log_assignment(',
    to: 'fn log_assignments(',
    says: /method `log_assignments` is not a member of trait `AssignmentLogger`/,
  },
  {
    title: 'a missing import',
    from: 'use std::sync::Arc;\n',
    to: '',
    says: /cannot find type `Arc`|undeclared type `Arc`/,
    at: 'let attributes: Arc<',
  },
];
