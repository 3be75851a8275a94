import type {Fault} from '../fault.ts';

/** Faults put into `sample.rb`, one at a time, that the check must find. */
export const faults: readonly Fault[] = [
  {
    title: 'a misspelt method',
    from: 'client.get_string_assignment(',
    to: 'client.get_string_asignment(',
    says: /`get_string_asignment` is not in.*`get_string_assignment`/,
  },
  {
    title: 'a wrong option',
    from: 'poll_interval_seconds: 60',
    to: 'poll_interval: 60',
    says: /`poll_interval` is not a parameter/,
  },
  {
    title: 'a wrong require',
    from: "require 'eppo_client'",
    to: "require 'eppo-client'",
    says: /`eppo-client` is not a module.*`eppo_client`/,
  },
  {
    title: 'a wrong event field',
    from: 'event[:banditKey]',
    to: 'event[:bandit]',
    says: /`bandit` is not a field/,
  },
  {
    title: 'a missing require',
    from: "require 'eppo_client'\n",
    to: '\n',
    says: /`EppoClient` is used without `require 'eppo_client'`/,
    at: 'class WarehouseLogger',
  },
  {
    title: 'a require of another library only',
    from: "require 'eppo_client'\n",
    to: "require 'json'\n",
    says: /`EppoClient` is used without `require 'eppo_client'`/,
    at: 'class WarehouseLogger',
  },
  {
    title: 'a misspelt method of a logger',
    from: 'def log_assignment(',
    to: 'def log_assignments(',
    says: /`log_assignments` is not a method of `EppoClient\.AssignmentLogger`.*`log_assignment`/,
  },
  {
    title: 'a misspelt optional method of a logger',
    from: 'def log_bandit_action(',
    to: 'def log_bandit_actions(',
    says: /`log_bandit_actions` is not a method of `EppoClient\.AssignmentLogger`.*`log_bandit_action`/,
  },
  {
    title: 'a wrong class',
    from: 'EppoClient::Config.new(',
    to: 'EppoClient::Configs.new(',
    says: /`Configs` is not in/,
  },
  {
    title: 'a syntax error',
    from: 'config = EppoClient',
    to: 'config = = EppoClient',
    says: /syntax error/,
  },
];
