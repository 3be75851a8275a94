import type {Faults} from '../fault.ts';

/** Faults in `Sample.cs` that the check must find. */
export const faults: Faults = {
  'client.GetStringAs[-s-]ignment(': /`GetStringAsignment` is not in.*`GetStringAssignment`/,
  'PollingInterval[-In-]Millis = 60000':
    /`PollingIntervalMillis` is not an option.*`PollingIntervalInMillis`/,
  'using eppo_sdk.logger{+s+};': /`eppo_sdk\.loggers` is not in.*`eppo_sdk\.logger`/,
  'banditLogEvent.Action{+Key+})': /`ActionKey` is not in/,
  'subject, {+attributes, +}new[] { "nike", "adidas" }, "control"{+, true+})': /takes .* given/,
  'using var client = EppoClient.Init(config[-)-];': /syntax error/,
};
