/** A deliberate fault: the first `from` of the good sample becomes `to`. */
type Fault = {
  title: string;
  from: string;
  to: string;
  /** What the finding must say. */
  says: RegExp;
  /** Text on the line of the finding when it is not the line of the fault. */
  at?: string;
};

type FaultyLanguage = {language: string; sample: string; faults: readonly Fault[]};

export const faultyLanguages: readonly FaultyLanguage[] = [
  {
    language: 'python',
    sample: 'sample.py',
    faults: [
      {
        title: 'a misspelt method',
        from: 'get_string_assignment(',
        to: 'get_string_asignment(',
        says: /`get_string_asignment` is not in eppo-server-sdk 4\.4\.1.*did you mean `get_string_assignment`/,
      },
      {
        title: 'a wrong option',
        from: 'poll_interval_seconds=60',
        to: 'polling_interval_seconds=60',
        says: /`polling_interval_seconds` is not a parameter.*`poll_interval_seconds`/,
      },
      {
        title: 'a wrong import',
        from: 'ContextAttributes\n',
        to: 'ContextAttribute\n',
        says: /`ContextAttribute` is not in/,
      },
      {
        title: 'a missing import',
        from: 'import eppo_client\n',
        to: '\n',
        says: /`eppo_client` is used but not imported/,
        at: 'client = eppo_client.init(',
      },
      {
        title: 'a missing argument',
        from: '{"plan": "pro"}, False)',
        to: 'False)',
        says: /called without `default`/,
      },
      {
        title: 'a wrong event field',
        from: 'event["banditKey"]',
        to: 'event["bandit"]',
        says: /`bandit` is not a field of the BanditEvent/,
      },
      {
        title: 'a syntax error',
        from: 'def log_bandit_action(self, event):',
        to: 'def log_bandit_action(self, event',
        says: /syntax error/,
      },
    ],
  },
  {
    language: 'go',
    sample: 'sample.go',
    faults: [
      {
        title: 'a misspelt method',
        from: 'client.GetStringAssignment(',
        to: 'client.GetStringAssigment(',
        says: /`GetStringAssigment` is not in.*`GetStringAssignment`/,
      },
      {
        title: 'a wrong option',
        from: 'SdkKey: ',
        to: 'ApiKey: ',
        says: /`ApiKey` is not an option of `Config`/,
      },
      {
        title: 'a wrong import path',
        from: 'golang-sdk/v6/eppoclient',
        to: 'golang-sdk/v5/eppoclient',
        says: /v5\/eppoclient` is not a module.*v6\/eppoclient/,
      },
      {
        title: 'a wrong event field',
        from: 'event.BanditKey',
        to: 'event.Bandit',
        says: /`Bandit` is not in/,
      },
      {
        title: 'a missing argument',
        from: '"new-onboarding", "user-1", attributes, "control"',
        to: '"new-onboarding", "user-1", "control"',
        says: /called without `defaultValue`/,
      },
      {
        title: 'a logger without the method of its interface',
        from: 'LogAssignment(event',
        to: 'RecordEvent(event',
        says: /`warehouseLogger` has no `LogAssignment\(AssignmentEvent\)`, which `IAssignmentLogger` requires/,
        at: 'AssignmentLogger: warehouseLogger{}',
      },
      {
        title: 'a misspelt method of a logger',
        from: 'LogAssignment(event',
        to: 'LogAssignments(event',
        says: /has no `LogAssignment\(AssignmentEvent\)`.*did you mean `LogAssignment`/,
      },
      {
        title: 'a logger method with a result that the interface does not have',
        from: 'LogAssignment(event eppoclient.AssignmentEvent) {',
        to: 'LogAssignment(event eppoclient.AssignmentEvent) error {',
        says: /`warehouseLogger` has `LogAssignment\(AssignmentEvent\) error`, but `IAssignmentLogger` requires `LogAssignment\(AssignmentEvent\)`/,
      },
      {
        title: 'a logger method that takes another event',
        from: 'LogAssignment(event eppoclient.AssignmentEvent) {',
        to: 'LogAssignment(event eppoclient.BanditEvent) {',
        says: /has `LogAssignment\(BanditEvent\)`, but/,
      },
      {
        title: 'a pointer method of a logger that is passed by value',
        from: 'func (warehouseLogger) LogAssignment',
        to: 'func (*warehouseLogger) LogAssignment',
        says: /`LogAssignment` has a pointer receiver; pass `&warehouseLogger/,
        at: 'AssignmentLogger: warehouseLogger{}',
      },
      {
        title: 'an optional logger method with another name',
        from: 'LogBanditAction(event',
        to: 'LogBanditActions(event',
        says: /`LogBanditActions` is not a method of a logger.*`LogBanditAction`/,
      },
      {
        title: 'too few variables for the results of a call',
        from: 'variation, err := client.',
        to: 'variation := client.',
        says: /`GetStringAssignment` gives 2 values, taken by 1/,
      },
      {
        title: 'too many variables for the results of a call',
        from: 'result := client.',
        to: 'result, err := client.',
        says: /`GetBanditAction` gives 1 value, taken by 2/,
      },
      {title: 'a syntax error', from: 'if err != nil {', to: 'if err != nil', says: /syntax error/},
    ],
  },
  {
    language: 'java',
    sample: 'Sample.java',
    faults: [
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
    ],
  },
  {
    language: 'kotlin',
    sample: 'sample.kt',
    faults: [
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
    ],
  },
  {
    language: 'swift',
    sample: 'sample.swift',
    faults: [
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
    ],
  },
  {
    language: 'ruby',
    sample: 'sample.rb',
    faults: [
      {
        title: 'a misspelt method',
        from: 'client.get_string_assignment(',
        to: 'client.get_string_asignment(',
        says: /`get_string_asignment` is not in.*`get_string_assignment`/,
      },
      {
        title: 'a wrong option',
        from: 'poll_interval_seconds: 60',
        to: 'poll_interval: 60',
        says: /`poll_interval` is not a parameter/,
      },
      {
        title: 'a wrong require',
        from: "require 'eppo_client'",
        to: "require 'eppo-client'",
        says: /`eppo-client` is not a module.*`eppo_client`/,
      },
      {
        title: 'a wrong event field',
        from: 'event[:banditKey]',
        to: 'event[:bandit]',
        says: /`bandit` is not a field/,
      },
      {
        title: 'a missing require',
        from: "require 'eppo_client'\n",
        to: '\n',
        says: /`EppoClient` is used without `require 'eppo_client'`/,
        at: 'class WarehouseLogger',
      },
      {
        title: 'a require of another library only',
        from: "require 'eppo_client'\n",
        to: "require 'json'\n",
        says: /`EppoClient` is used without `require 'eppo_client'`/,
        at: 'class WarehouseLogger',
      },
      {
        title: 'a misspelt method of a logger',
        from: 'def log_assignment(',
        to: 'def log_assignments(',
        says: /`log_assignments` is not a method of `EppoClient\.AssignmentLogger`.*`log_assignment`/,
      },
      {
        title: 'a misspelt optional method of a logger',
        from: 'def log_bandit_action(',
        to: 'def log_bandit_actions(',
        says: /`log_bandit_actions` is not a method of `EppoClient\.AssignmentLogger`.*`log_bandit_action`/,
      },
      {
        title: 'a wrong class',
        from: 'EppoClient::Config.new(',
        to: 'EppoClient::Configs.new(',
        says: /`Configs` is not in/,
      },
      {
        title: 'a syntax error',
        from: 'config = EppoClient',
        to: 'config = = EppoClient',
        says: /syntax error/,
      },
    ],
  },
  {
    language: 'php',
    sample: 'sample.php',
    faults: [
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
    ],
  },
  {
    language: 'csharp',
    sample: 'Sample.cs',
    faults: [
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
    ],
  },
  {
    language: 'rust',
    sample: 'sample.rs',
    faults: [
      {
        title: 'a misspelt method',
        from: 'get_string_assignment(',
        to: 'get_string_asignment(',
        says: /`get_string_asignment` is not in.*`get_string_assignment`/,
      },
      {
        title: 'a wrong builder method',
        from: '.assignment_logger(WarehouseLogger)',
        to: '.logger(WarehouseLogger)',
        says: /`logger` is not in/,
      },
      {
        title: 'a wrong import',
        from: 'use eppo::{AssignmentEvent,',
        to: 'use eppo::{AssignmentEvents,',
        says: /`AssignmentEvents` is not in/,
      },
      {
        title: 'a missing import',
        from: 'Attributes, ClientConfig};',
        to: 'Attributes};',
        says: /`ClientConfig` is used but not imported/,
        at: 'ClientConfig::from_api_key(api_key)',
      },
      {
        title: 'a field inside a macro',
        from: 'details.variation',
        to: 'details.value',
        says: /`value` is not in/,
      },
      {
        title: 'a missing argument',
        from: '"dark-mode", &"user-1".into(), &attributes',
        to: '"dark-mode", &attributes',
        says: /called without `subject_attributes`/,
      },
      {
        title: 'a syntax error',
        from: 'let poller = client',
        to: 'let = poller client',
        says: /syntax error/,
      },
    ],
  },
  {
    language: 'dart',
    sample: 'sample.dart',
    faults: [
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
    ],
  },
  {
    language: 'elixir',
    sample: 'sample.ex',
    faults: [
      {
        title: 'a misspelt function',
        from: 'Client.get_boolean_assignment(',
        to: 'Client.get_bool_assignment(',
        says: /`get_bool_assignment` is not in.*`get_boolean_assignment`/,
      },
      {
        title: 'a wrong option',
        from: 'poll_interval_seconds: 60',
        to: 'poll_interval: 60',
        says: /`poll_interval` is not an option/,
      },
      {
        title: 'a wrong alias',
        from: 'alias EppoSdk.{Client, Server}',
        to: 'alias EppoSdk.{Client, Servers}',
        says: /`Servers` is not in/,
      },
      {
        title: 'a missing argument in a pipe',
        from: '"new-onboarding", user_id, %{"country" => "US"}, "control"',
        to: '"new-onboarding", user_id, "control"',
        says: /called without `default`/,
      },
      {
        title: 'a wrong event field',
        from: 'event["variation"]',
        to: 'event["variant"]',
        says: /`variant` is not a field/,
      },
      {
        title: 'a syntax error',
        from: 'config = %Client.Config{',
        to: 'config = %Client.Config(',
        says: /syntax error/,
      },
    ],
  },
];
