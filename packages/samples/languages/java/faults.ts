import type {Fault} from '../fault.ts';

/** Faults put into `Sample.java`, one at a time, that the check must find. */
export const faults: readonly Fault[] = [
  {
    title: 'a misspelt method',
    from: 'client.getStringAssignment(',
    to: 'client.getStringAssignement(',
    says: /`getStringAssignement` is not in.*`getStringAssignment`/,
  },
  {
    title: 'a wrong builder option',
    from: '.pollingIntervalMs(',
    to: '.pollingInterval(',
    says: /`pollingInterval` is not in.*`pollingIntervalMs`/,
  },
  {
    title: 'a missing import',
    from: 'import cloud.eppo.api.BanditActions;',
    to: '',
    says: /`BanditActions` is used but not imported/,
    at: 'BanditActions actions = new BanditActions();',
  },
  {
    title: 'an import from the wrong package',
    from: 'import cloud.eppo.logging.Assignment;',
    to: 'import cloud.eppo.api.Assignment;',
    says: /`Assignment` is not in `cloud\.eppo\.api`.*cloud\.eppo\.logging/,
  },
  {
    title: 'a missing argument',
    from: 'attributes, actions, "control"',
    to: 'attributes, "control"',
    says: /called without `defaultValue`/,
  },
  {
    title: 'a wrong event getter',
    from: 'assignment.getVariation()',
    to: 'assignment.getVariant()',
    says: /`getVariant` is not in/,
  },
  {
    title: 'a syntax error',
    from: 'Attributes attributes = new',
    to: 'Attributes attributes == new',
    says: /syntax error/,
  },
];
