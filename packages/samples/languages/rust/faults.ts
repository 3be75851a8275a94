import type {Faults} from '../fault.ts';

/** Faults in `sample.rs` that the compiler or a run must find. */
export const faults: Faults = {
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
  '// => [-control-]{+treatment+}': /does not print this; it prints .*`control`/,
  '// => control\n{+    // => treatment\n+}': /does not print this/,
  '"new-onboarding", [-&-]"user-1"[-.into()-]': /expected `&Str`, found `&str`/,
  'fn log_assignment{+s+}(': /method `log_assignments` is not a member of trait `AssignmentLogger`/,
};
