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
