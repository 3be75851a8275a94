import {pascalCase} from '../names.ts';
import {plainValue} from '../plainValue.ts';
import type {Program} from '../program.ts';

export const ios: Program = {
  sdk: 'ios',
  label: 'iOS',
  started: '/sdks/client-sdks/ios/quickstart/',
  fence: 'swift',
  code: 'ios',
  isClient: true,
  comment: '//',
  fileOf: (title) => `${pascalCase(title)}.swift`,
  print: (variable, call) => ({statement: `print(${variable})`, value: plainValue(call)}),
  indent: '    ',
  wrap: (body) => `import EppoFlagging

func readFlags() throws {
    let client = try EppoClient.shared()

${body}
}`,
};
