import {plainValue} from '../plainValue.ts';
import type {Program} from '../program.ts';

export const dotnet: Program = {
  sdk: 'dotnet',
  label: '.NET',
  installed: '/sdks/server-sdks/dotnet/quickstart/',
  fence: 'csharp',
  code: 'dotnet',
  comment: '//',
  fileOf: () => 'Program.cs',
  print: (variable, call) => ({
    statement: `Console.WriteLine(${variable});`,
    value: plainValue(call, {boolean: (value) => (value ? 'True' : 'False')}),
  }),
  indent: '',
  wrap: (body) => `using eppo_sdk;
using eppo_sdk.dto;
using eppo_sdk.dto.bandit;
using eppo_sdk.logger;

var key = Environment.GetEnvironmentVariable("EPPO_SDK_KEY") ?? "";
var config = new EppoClientConfig(key, new WarehouseLogger())
{
    RequestTimeoutMillis = 5_000, // the default of 1 s is short for a first download
};
using var client = EppoClient.Init(config); // disposing it stops polling

${body}

public class WarehouseLogger : IAssignmentLogger
{
    public void LogAssignment(AssignmentLogData data) => Console.WriteLine(data.Experiment);

    public void LogBanditAction(BanditLogEvent action) { }
}`,
};
