import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {compileErrorsPlugin} from '../../src/features/writing/compile-errors/index.ts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'compile-errors-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

/** What the terminal and the page show of an error that the bundler has. */
function shown(message: string): string | undefined {
  const {configureWebpack} = compileErrorsPlugin({siteDir});
  const {plugins} = (configureWebpack as () => {plugins: {apply: (compiler: object) => void}[]})();
  const compilation = {errors: [{message}]};
  const tap = (_first: object, hear: (stats: object) => void): void => hear({compilation});
  plugins.forEach(({apply}) => apply({hooks: {done: {tap}}}));
  return compilation.errors[0]?.message;
}

const failed = (cause: string, details: string): string =>
  [
    '  × Module build failed (from ./node_modules/@docusaurus/mdx-loader/lib/index.js):',
    `  ╰─▶   × Error: MDX compilation failed for file \u001b[36m"${siteDir}/page.mdx"\u001b[39m`,
    `        │ Cause: ${cause}`,
    '        │ Details:',
    ...details.split('\n').map((line) => `        │ ${line}`),
    '        │     at compileToJSX (/somewhere/utils.js:93:15)',
  ].join('\n');

it.each([
  [
    'Expected a closing tag for `<Steps>` (3:1-3:8)',
    '{\n  "reason": "Expected a closing tag"\n}',
    'page.mdx:3: <Steps> is never closed. Write </Steps> on a line of its own where it ends.',
  ],
  [
    'Unknown component <Step>',
    '{\n  "line": 5,\n  "name": "5:1"\n}',
    'page.mdx:5: Unknown component <Step>',
  ],
  [
    'docs/sdks/claims.yaml:7: no mapping.\nFix it.',
    'Error: no mapping',
    'docs/sdks/claims.yaml:7: no mapping.\nFix it.',
  ],
])('says "%s" with file and line, without tree and stack', (cause, details, expected) => {
  writeFileSync(path.join(siteDir, 'page.mdx'), 'Text.\n\n<Steps>\n');
  expect(shown(failed(cause.replace('\n', '\n        │ '), details))).toBe(expected);
});

it('leaves other errors as they are', () => {
  expect(shown('Module not found: ./a.ts')).toBe('Module not found: ./a.ts');
});

it('knows how Docusaurus writes an error', () => {
  const utils = createRequire(import.meta.url).resolve('@docusaurus/mdx-loader/lib/utils.js');
  expect(
    readFileSync(utils, 'utf8'),
    'compile-errors finds no error any more: read what Docusaurus writes now.',
  ).toMatch(/MDX compilation failed for file .*\\nCause: .*\\nDetails:\\n/);
});
