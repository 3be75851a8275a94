import type {Faults} from '../fault.ts';

/** Faults in `sample.dart` that the check must find. */
export const faults: Faults = {
  'Eppo.getStringAs[-s-]ignment(': /`getStringAsignment` is not in.*`getStringAssignment`/,
  'client?.getBool[-ean-]Assignment': /`getBoolAssignment` is not in/,
  'requestTimeout{+Ms+}: const':
    /`requestTimeoutMs` is not an option of `ClientConfiguration`.*`requestTimeout`/,
  'package:eppo{+_sdk+}/eppo.dart':
    /`package:eppo_sdk\/eppo\.dart` is not a module.*package:eppo\/eppo\.dart/,
  '[-subjectK-]{+k+}ey: ': /`key` is not a parameter of `Subject`/,
  'event.experiment{+Key+}': /`experimentKey` is not in/,
  'final client = Eppo.[-instance-];': /syntax error/,
};
