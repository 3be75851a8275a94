import {buildSync} from 'esbuild';
import type * as Page from '../page/index.ts';

const {outputFiles} = buildSync({
  entryPoints: ['tests/engines/page/index.ts'],
  bundle: true,
  minify: true,
  format: 'iife',
  globalName: 'docsTest',
  write: false,
});
const CODE = outputFiles[0]!.text;

type Functions = typeof Page;

/** Writes a call of a function of `page/` as an expression that brings its code along. */
export function pageCall<Name extends keyof Functions>(
  name: Name,
  ...values: Parameters<Functions[Name]>
): string {
  const call = `docsTest.${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`;
  return `(() => {${CODE}; return ${call};})()`;
}
