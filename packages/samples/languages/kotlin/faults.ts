import type {Fault} from '../fault.ts';

/** Faults put into `sample.kt`, one at a time, that the check must find. */
export const faults: readonly Fault[] = [
  {
    title: 'a misspelt method',
    from: 'client.getStringAssignment(',
    to: 'client.getStringAsignment(',
    says: /`getStringAsignment` is not in.*`getStringAssignment`/,
  },
  {
    title: 'a wrong builder option',
    from: '.pollingIntervalMs(',
    to: '.pollIntervalMs(',
    says: /`pollIntervalMs` is not in.*`pollingIntervalMs`/,
  },
  {
    title: 'a wrong import',
    from: 'cloud.eppo.logging.AssignmentLogger',
    to: 'cloud.eppo.api.AssignmentLogger',
    says: /`AssignmentLogger` is not in `cloud\.eppo\.api`/,
  },
  {
    title: 'a wrong event field',
    from: 'assignment.experiment',
    to: 'assignment.experimentKey',
    says: /`experimentKey` is not in/,
  },
  {
    title: 'a missing argument',
    from: '"dark-mode", "user-1", attributes, false',
    to: '"dark-mode", false',
    says: /called without/,
  },
  {
    title: 'a syntax error',
    from: 'val attributes = Attributes()',
    to: 'val attributes = = Attributes()',
    says: /syntax error/,
  },
];
