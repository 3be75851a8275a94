import type {Fault} from '../fault.ts';

/** Faults put into `Sample.cs`, one at a time, that the check must find. */
export const faults: readonly Fault[] = [
  {
    title: 'a misspelt method',
    from: 'client.GetStringAssignment(',
    to: 'client.GetStringAsignment(',
    says: /`GetStringAsignment` is not in.*`GetStringAssignment`/,
  },
  {
    title: 'a wrong option',
    from: 'PollingIntervalInMillis = 60000',
    to: 'PollingIntervalMillis = 60000',
    says: /`PollingIntervalMillis` is not an option.*`PollingIntervalInMillis`/,
  },
  {
    title: 'a wrong namespace',
    from: 'using eppo_sdk.logger;',
    to: 'using eppo_sdk.loggers;',
    says: /`eppo_sdk\.loggers` is not in.*`eppo_sdk\.logger`/,
  },
  {
    title: 'a wrong event field',
    from: 'banditLogEvent.Action)',
    to: 'banditLogEvent.ActionKey)',
    says: /`ActionKey` is not in/,
  },
  {
    title: 'too many arguments',
    from: 'subject, new[] { "nike", "adidas" }, "control")',
    to: 'subject, attributes, new[] { "nike" }, "control", true)',
    says: /takes .* given/,
  },
  {
    title: 'a syntax error',
    from: 'using var client = EppoClient.Init(config);',
    to: 'using var client = EppoClient.Init(config;',
    says: /syntax error/,
  },
];
