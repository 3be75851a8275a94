import type {Fault} from '../fault.ts';

/** Faults put into `sample.ex`, one at a time, that the check must find. */
export const faults: readonly Fault[] = [
  {
    title: 'a misspelt function',
    from: 'Client.get_boolean_assignment(',
    to: 'Client.get_bool_assignment(',
    says: /`get_bool_assignment` is not in.*`get_boolean_assignment`/,
  },
  {
    title: 'a wrong option',
    from: 'poll_interval_seconds: 60',
    to: 'poll_interval: 60',
    says: /`poll_interval` is not an option/,
  },
  {
    title: 'a wrong alias',
    from: 'alias EppoSdk.{Client, Server}',
    to: 'alias EppoSdk.{Client, Servers}',
    says: /`Servers` is not in/,
  },
  {
    title: 'a missing argument in a pipe',
    from: '"new-onboarding", user_id, %{"country" => "US"}, "control"',
    to: '"new-onboarding", user_id, "control"',
    says: /called without `default`/,
  },
  {
    title: 'a wrong event field',
    from: 'event["variation"]',
    to: 'event["variant"]',
    says: /`variant` is not a field/,
  },
  {
    title: 'a syntax error',
    from: 'config = %Client.Config{',
    to: 'config = %Client.Config(',
    says: /syntax error/,
  },
];
