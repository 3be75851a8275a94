import type {Faults} from '../fault.ts';

/** Faults in `sample.py` that Python and the published SDK must tell. */
export const faults: Faults = {
  'event["bandit[-Key-]"]': /the event of `log_bandit_action` has no `bandit`/,
  'from cachetool[-s-] import LRUCache':
    /Cannot find implementation or library stub for module named "cachetool"/,
  'poll_interval_seconds=[-60-]{+None+}': {
    says: /RuntimeError: poller is disabled/,
    at: 'client.wait_for_initialization()',
  },
  'poll_interval_seconds=[-6-]0': {
    says: /ValueError: invalid zero value/,
    at: '    ClientConfig(',
  },
  'except [-RuntimeError-]{+eppo_client.client.EppoError+} as error':
    /Module has no attribute "client"/,
  '[-client.shutdown()-]{+while True:\n    client.is_initialized()+}': {
    says: /did not end within/,
    at: 'import logging',
  },
  '# => treatment [-Tru-]{+Fals+}e': /does not print this; it prints `treatment True`/,
  '[-{"nike": ContextAttributes.from_dict({"brandAffinity": 2.3})}-]{+{}+}': {
    says: /does not print this/,
    at: '    print(result.action)',
  },
  'log.warning("no size[-: %s", error-]{+"+})': {
    says: /local variable 'error' is assigned to but never used/,
    at: '    except RuntimeError as error',
  },
  'print([-variation-]{+assigned+}, details.variation)': /undefined name 'assigned'/,
  '{"appVersion": {+[+}"2.1.0"{+]+}}': /Dict entry 0 has incompatible type/,
};
