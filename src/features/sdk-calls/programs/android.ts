import {decimal} from '../../../shared/sdk-calls/literals.ts';
import {pascalCase} from '../names.ts';
import {plainValue} from '../plainValue.ts';
import type {Program} from '../program.ts';

export const android: Program = {
  sdk: 'android',
  label: 'Android',
  started: '/sdks/client-sdks/android/quickstart/',
  fence: 'kotlin',
  code: 'android',
  isClient: true,
  comment: '//',
  fileOf: (title) => `${pascalCase(title)}.kt`,
  print: (variable, call) => ({
    statement: `Log.i("eppo", "$${variable}")`,
    value: plainValue(call, {fraction: decimal}),
  }),
  indent: '    ',
  wrap: (body) => `import android.util.Log
import cloud.eppo.android.EppoClient
import cloud.eppo.api.Attributes

fun readFlags() {
    val client = EppoClient.getInstance()

${body}
}`,
};
