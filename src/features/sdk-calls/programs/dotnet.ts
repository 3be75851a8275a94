import {pascalCase} from '../names.ts';
import {plainValue} from '../plainValue.ts';
import type {Program} from '../program.ts';

export const dotnet: Program = {
  sdk: 'dotnet',
  label: '.NET',
  started: '/sdks/server-sdks/dotnet/quickstart/',
  fence: 'csharp',
  code: 'dotnet',
  comment: '//',
  fileOf: (title) => `${pascalCase(title)}.cs`,
  print: (variable, call) => ({
    statement: `Console.WriteLine(${variable});`,
    value: plainValue(call, {boolean: (value) => (value ? 'True' : 'False')}),
  }),
  indent: '',
  wrap: (body) => `using eppo_sdk;

var client = EppoClient.GetInstance();

${body}`,
};
