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

/** Faults of a kind that only Python and the published SDK tell, put into the same sample. */
export const toolchainFaults: readonly Fault[] = [
  {
    title: 'a package that does not exist',
    from: 'from cachetools import LRUCache',
    to: 'from cachetool import LRUCache',
    says: /Cannot find implementation or library stub for module named "cachetool"/,
  },
  {
    title: 'a package that is not among the dependencies',
    from: 'from cachetools import LRUCache',
    to: 'from lru import LRU as LRUCache',
    says: /module named "lru"/,
  },
  {
    title: 'an option that makes the next call fail',
    from: 'poll_interval_seconds=60',
    to: 'poll_interval_seconds=None',
    says: /RuntimeError: poller is disabled/,
    at: 'client.wait_for_initialization()',
  },
  {
    title: 'an option value that the SDK refuses',
    from: 'poll_interval_seconds=60',
    to: 'poll_interval_seconds=0',
    says: /ValueError: invalid zero value/,
    at: '    ClientConfig(',
  },
  {
    title: 'an exception type that the SDK does not have',
    from: 'except RuntimeError as error',
    to: 'except eppo_client.client.EppoError as error',
    says: /Module has no attribute "client"/,
  },
  {
    title: 'a program that does not end',
    from: 'client.shutdown()',
    to: 'while True:\n    client.is_initialized()',
    says: /did not end within/,
    at: 'import logging',
  },
  {
    title: 'a value that is not printed',
    from: '# => treatment True',
    to: '# => treatment False',
    says: /the statement prints `treatment True`/,
  },
  {
    title: 'a value whose statement is not reached',
    from: '{"nike": ContextAttributes.from_dict({"brandAffinity": 2.3})}',
    to: '{}',
    says: /the statement does not print this/,
    at: '    print(result.action)',
  },
  {
    title: 'a variable that nothing uses',
    from: 'log.warning("no size: %s", error)',
    to: 'log.warning("no size")',
    says: /local variable 'error' is assigned to but never used/,
    at: '    except RuntimeError as error',
  },
  {
    title: 'a variable that nothing declares',
    from: 'print(variation, details.variation)',
    to: 'print(assigned, details.variation)',
    says: /undefined name 'assigned'/,
  },
  {
    title: 'an argument of another type',
    from: 'size(client))',
    to: 'size("client"))',
    says: /Argument 1 to "size" has incompatible type "str"; expected "EppoClient"/,
  },
  {
    title: 'an attribute of a type that the SDK refuses',
    from: '{"appVersion": "2.1.0"}',
    to: '{"appVersion": ["2.1.0"]}',
    says: /Dict entry 0 has incompatible type/,
  },
  {
    title: 'a result of another type',
    from: '(client: eppo_client.EppoClient) -> int:',
    to: '(client: eppo_client.EppoClient) -> str:',
    says: /Incompatible return value type \(got "int", expected "str"\)/,
    at: '        return client.get_integer_assignment',
  },
  {
    title: 'a missing import',
    from: 'import os\n',
    to: '\n',
    says: /undefined name 'os'/,
    at: '        api_key=os.environ',
  },
  {
    title: 'an import that nothing uses',
    from: 'import os\n',
    to: 'import os\nimport time\n',
    says: /'time' imported but unused/,
    at: 'import time',
  },
];
