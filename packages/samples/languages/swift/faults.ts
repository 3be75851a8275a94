import type {Fault} from '../fault.ts';

/** Faults put into `sample.swift`, one at a time, that the check must find. */
export const faults: readonly Fault[] = [
  {
    title: 'a misspelt method',
    from: 'client.getStringAssignment(',
    to: 'client.getStringAsignment(',
    says: /`getStringAsignment` is not in.*`getStringAssignment`/,
  },
  {
    title: 'a wrong argument label',
    from: 'pollingIntervalMs: 300_000',
    to: 'pollingInterval: 300_000',
    says: /`pollingInterval` is not a parameter.*`pollingIntervalMs`/,
  },
  {
    title: 'labels in the wrong order',
    from: 'flagKey: "new-onboarding",\n            subjectKey: "user-1",',
    to: 'subjectKey: "user-1",\n            flagKey: "new-onboarding",',
    says: /`flagKey` is out of order/,
    at: 'flagKey: "new-onboarding",',
  },
  {
    title: 'a wrong module',
    from: 'import EppoFlagging',
    to: 'import EppoFlags',
    says: /`EppoFlags` is not a module.*`EppoFlagging`/,
  },
  {
    title: 'a wrong event field',
    from: 'assignment.variation',
    to: 'assignment.variant',
    says: /`variant` is not in/,
  },
  {
    title: 'a syntax error',
    from: 'switch variation {',
    to: 'switch variation',
    says: /syntax error/,
  },
];
