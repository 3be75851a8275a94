import {decimal} from '../../../shared/sdk-calls/literals.ts';
import {pascalCase} from '../names.ts';
import type {Program} from '../program.ts';
import {plainValue} from '../plainValue.ts';

export const java: Program = {
  sdk: 'java',
  label: 'Java',
  started: '/sdks/server-sdks/java/quickstart/',
  fence: 'java',
  code: 'java',
  comment: '//',
  fileOf: (title) => `${pascalCase(title)}.java`,
  print: (variable, call) => ({
    statement: `System.out.println(${variable});`,
    value: plainValue(call, {fraction: decimal}),
  }),
  indent: '    ',
  wrap: (body, title) => `import cloud.eppo.EppoClient;
import cloud.eppo.api.Attributes;

public class ${pascalCase(title)} {
  static void readFlags() {
    EppoClient client = EppoClient.getInstance();

${body}
  }
}`,
};
