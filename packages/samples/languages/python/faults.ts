import type {Fault} from '../fault.ts';

/** Faults put into `sample.py`, one at a time, that the check must find. */
export const faults: readonly Fault[] = [
  {
    title: 'a misspelt method',
    from: 'get_string_assignment(',
    to: 'get_string_asignment(',
    says: /`get_string_asignment` is not in eppo-server-sdk 4\.4\.1.*did you mean `get_string_assignment`/,
  },
  {
    title: 'a wrong option',
    from: 'poll_interval_seconds=60',
    to: 'polling_interval_seconds=60',
    says: /`polling_interval_seconds` is not a parameter.*`poll_interval_seconds`/,
  },
  {
    title: 'a wrong import',
    from: 'ContextAttributes\n',
    to: 'ContextAttribute\n',
    says: /`ContextAttribute` is not in/,
  },
  {
    title: 'a missing import',
    from: 'import eppo_client\n',
    to: '\n',
    says: /`eppo_client` is used but not imported/,
    at: 'client = eppo_client.init(',
  },
  {
    title: 'a missing argument',
    from: '{"plan": "pro"}, False)',
    to: 'False)',
    says: /called without `default`/,
  },
  {
    title: 'a wrong event field',
    from: 'event["banditKey"]',
    to: 'event["bandit"]',
    says: /`bandit` is not a field of the BanditEvent/,
  },
  {
    title: 'a syntax error',
    from: 'def log_bandit_action(self, event):',
    to: 'def log_bandit_action(self, event',
    says: /syntax error/,
  },
];
