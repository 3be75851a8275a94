import type {Faults} from '../fault.ts';

/** Faults in `sample.rb` that the check must find. */
export const faults: Faults = {
  'client.get_string_as[-s-]ignment(': /`get_string_asignment` is not in.*`get_string_assignment`/,
  'poll_interval[-_seconds-]: 60': /`poll_interval` is not a parameter/,
  "require 'eppo[-_-]{+-+}client'": /`eppo-client` is not a module.*`eppo_client`/,
  'event[:bandit[-Key-]]': /`bandit` is not a field/,
  "[-require 'eppo_client'-]\n": {
    says: /`EppoClient` is used without `require 'eppo_client'`/,
    at: 'class WarehouseLogger',
  },
  'def log_assignment{+s+}(':
    /`log_assignments` is not a method of `EppoClient\.AssignmentLogger`.*`log_assignment`/,
  'config = {+= +}EppoClient': /syntax error/,
};
