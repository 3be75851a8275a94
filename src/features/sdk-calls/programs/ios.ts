import {pascalCase} from '../names.ts';
import {plainValue} from '../plainValue.ts';
import type {Program} from '../program.ts';

export const ios: Program = {
  sdk: 'ios',
  label: 'iOS',
  installed: '/sdks/client-sdks/ios/quickstart/',
  fence: 'swift',
  code: 'ios',
  isClient: true,
  comment: '//',
  fileOf: (title) => `${pascalCase(title)}.swift`,
  print: (variable, call) => ({statement: `print(${variable})`, value: plainValue(call)}),
  indent: '        ',
  wrap: (body) => `import EppoFlagging

func readFlags() async {
    do {
        let client = try await EppoClient.initialize(
            sdkKey: "YOUR_CLIENT_TOKEN",
            // Replace print with your pipeline.
            assignmentLogger: { assignment in print(assignment.experiment) }
        )

${body}
    } catch {
        print("Rules not fetched, show the defaults: \\(error)")
    }
}`,
};
