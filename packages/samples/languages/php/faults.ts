import type {Fault} from '../fault.ts';

/** Faults put into `sample.php`, one at a time, that the check must find. */
export const faults: readonly Fault[] = [
  {
    title: 'a misspelt method',
    from: '$client->getStringAssignment(',
    to: '$client->getStringAsignment(',
    says: /`getStringAsignment` is not in.*`getStringAssignment`/,
  },
  {
    title: 'a wrong named argument',
    from: 'assignmentLogger: new',
    to: 'logAssignment: new',
    says: /`logAssignment` is not a parameter of `init`/,
  },
  {
    title: 'a wrong namespace',
    from: 'use Eppo\\Logger\\AssignmentEvent;',
    to: 'use Eppo\\DTO\\Bandit\\AssignmentEvent;',
    says: /`AssignmentEvent` is not in `Eppo\\DTO\\Bandit`.*Eppo\\Logger/,
  },
  {
    title: 'a missing import',
    from: 'use Eppo\\PollingOptions;',
    to: '',
    says: /`PollingOptions` is used but not imported/,
    at: 'pollingOptions: new PollingOptions(',
  },
  {
    title: 'a wrong event field',
    from: '$banditActionEvent->banditKey',
    to: '$banditActionEvent->bandit',
    says: /`bandit` is not in/,
  },
  {
    title: 'a syntax error',
    from: 'if ($result->action !== null) {',
    to: 'if ($result->action !== null {',
    says: /syntax error/,
  },
];
