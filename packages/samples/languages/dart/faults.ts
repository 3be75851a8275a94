import type {Fault} from '../fault.ts';

/** Faults put into `sample.dart`, one at a time, that the check must find. */
export const faults: readonly Fault[] = [
  {
    title: 'a misspelt method',
    from: 'Eppo.getStringAssignment(',
    to: 'Eppo.getStringAsignment(',
    says: /`getStringAsignment` is not in.*`getStringAssignment`/,
  },
  {
    title: 'a misspelt method of a nullable client',
    from: 'client?.getBooleanAssignment',
    to: 'client?.getBoolAssignment',
    says: /`getBoolAssignment` is not in/,
  },
  {
    title: 'a wrong option',
    from: 'requestTimeout: const',
    to: 'requestTimeoutMs: const',
    says: /`requestTimeoutMs` is not an option of `ClientConfiguration`.*`requestTimeout`/,
  },
  {
    title: 'a wrong import',
    from: 'package:eppo/eppo.dart',
    to: 'package:eppo_sdk/eppo.dart',
    says: /`package:eppo_sdk\/eppo\.dart` is not a module.*package:eppo\/eppo\.dart/,
  },
  {
    title: 'a wrong named argument',
    from: 'subjectKey: ',
    to: 'key: ',
    says: /`key` is not a parameter of `Subject`/,
  },
  {
    title: 'a wrong event field',
    from: 'event.experiment',
    to: 'event.experimentKey',
    says: /`experimentKey` is not in/,
  },
  {
    title: 'a syntax error',
    from: 'final client = Eppo.instance;',
    to: 'final client = Eppo.;',
    says: /syntax error/,
  },
];
