import type {Faults} from '../fault.ts';

/** Faults in `sample.php` that the check must find. */
export const faults: Faults = {
  '$client->getStringAs[-s-]ignment(': /`getStringAsignment` is not in.*`getStringAssignment`/,
  '[-assignmentLogger-]{+logAssignment+}: new': /`logAssignment` is not a parameter of `init`/,
  'use Eppo\\[-Logger-]{+DTO\\Bandit+}\\AssignmentEvent;':
    /`AssignmentEvent` is not in `Eppo\\DTO\\Bandit`.*Eppo\\Logger/,
  '[-use Eppo\\PollingOptions;-]': {
    says: /`PollingOptions` is used but not imported/,
    at: 'pollingOptions: new PollingOptions(',
  },
  '$banditActionEvent->bandit[-Key-]': /`bandit` is not in/,
  'if ($result->action !== null[-)-] {': /syntax error/,
};
