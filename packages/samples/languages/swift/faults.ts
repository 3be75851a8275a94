import type {Faults} from '../fault.ts';

/** Faults in `sample.swift` that the check must find. */
export const faults: Faults = {
  'client.getStringAs[-s-]ignment(': /`getStringAsignment` is not in.*`getStringAssignment`/,
  'pollingInterval[-Ms-]: 300_000': /`pollingInterval` is not a parameter.*`pollingIntervalMs`/,
  '[-flagKey: "new-onboarding",-]\n            subjectKey: "user-1",{+ flagKey: "new-onboarding",+}':
    {says: /`flagKey` is out of order/, at: 'flagKey: "new-onboarding",'},
  'import EppoFlag[-ging-]{+s+}': /`EppoFlags` is not a module.*`EppoFlagging`/,
  'assignment.vari[-ation-]{+ant+}': /`variant` is not in/,
  'switch variation[- {-]': /syntax error/,
};
