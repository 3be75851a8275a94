import {decimal} from '../../../shared/sdk-calls/literals.ts';
import {pascalCase} from '../names.ts';
import type {Program} from '../program.ts';
import {plainValue} from '../plainValue.ts';

export const java: Program = {
  sdk: 'java',
  label: 'Java',
  installed: '/sdks/server-sdks/java/quickstart/',
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
  public static void main(String[] args) {
    EppoClient client =
        EppoClient.builder(System.getenv("EPPO_SDK_KEY"))
            // Replace println with your pipeline.
            .assignmentLogger(event -> System.out.println(event.getExperiment()))
            .buildAndInit();

${body}

    System.exit(0); // the SDK's HTTP threads would keep this script alive
  }
}`,
};
