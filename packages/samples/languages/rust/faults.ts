import type {Faults} from '../fault.ts';

/** Faults in `sample.rs` that the check of names must find. */
export const faults: Faults = {
  'get_string_as[-s-]ignment(': /`get_string_asignment` is not in.*`get_string_assignment`/,
  '.[-assignment_-]logger(WarehouseLogger)': /`logger` is not in/,
  'use eppo::{AssignmentEvent{+s+},': /`AssignmentEvents` is not in/,
  'Attributes[-, ClientConfig-]};': {
    says: /`ClientConfig` is used but not imported/,
    at: 'ClientConfig::from_api_key(api_key)',
  },
  'details.va[-riation-]{+lue+}': /`value` is not in/,
  '"dark-mode", [-&"user-1".into(), -]&attributes': /called without `subject_attributes`/,
  'let {+= +}poller [-= -]client': /syntax error/,
};

/** Faults in the same sample that only the compiler or a run finds. */
export const toolchainFaults: Faults = {
  'use eppo{+_sdk+}::{AssignmentEvent,': /unresolved import `eppo_sdk`/,
  '[-println-]{+log::info+}!("{variation}");': /cannot find module or crate `log`/,
  '.assignment_logger([-WarehouseLogger-]{+"warehouse"+})': /&'static str|`str`/,
  'Result<(), [-Box<dyn std::error::Error>-]{+eppo::EvaluationError+}>': {
    says: /couldn't convert the error to `(?:eppo::)?EvaluationError`/,
    at: 'let poller =',
  },
  '[-poller.shutdown()?;-]{+while client.get_boolean_assignment("no", &"u".into(), &attributes)? != Some(true) {}+}':
    {says: /did not end within 20 s/, at: 'use std::sync::Arc;'},
  '"EPPO_[-SDK_-]KEY"': {
    says: /ended with status 1: Error: NotPresent/,
    at: 'use std::sync::Arc;',
  },
  '// => [-control-]{+treatment+}': /prints `control`/,
  '// => control\n{+    // => treatment\n+}': /does not print this/,
  '{+let done = +}poller.shutdown()?;': /unused variable: `done`/,
  '"new-onboarding", [-&-]"user-1"[-.into()-]': /expected `&Str`, found `&str`/,
  'fn log_assignment{+s+}(': /method `log_assignments` is not a member of trait `AssignmentLogger`/,
};
