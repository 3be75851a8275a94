import {appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack, type Configuration} from '@rspack/core';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {bundlerCache} from '../../src/features/build-cache/bundlerCache.ts';

/** Stands in for the MDX loader: writes down which pages it compiles. */
const LOADER = `
module.exports = function compile(text) {
  require('node:fs').appendFileSync(this.rootContext + '/compiled', this.resourcePath.split(/[/\\\\]/).pop() + ' ');
  return 'export default ' + JSON.stringify(text);
};`;

let siteDir: string;

const at = (file: string): string => path.join(siteDir, file);

function write(file: string, text: string): void {
  mkdirSync(path.dirname(at(file)), {recursive: true});
  writeFileSync(at(file), text);
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'bundler-cache-'));
  write('compile.cjs', LOADER);
  write('docs/samples.lock', '');
  write('docs/plain.mdx', 'Nothing but text.');
  write('docs/other.mdx', 'Another page.');
  write('docs/asks.mdx', 'See [the other](other.mdx).');
  const names = ['plain', 'other', 'asks'];
  write(
    'entry.js',
    `${names.map((name) => `import ${name} from './docs/${name}.mdx';`).join('\n')}\n` +
      `console.log(${names.join()});`,
  );
});
afterEach(() => rmSync(siteDir, {recursive: true, force: true}));

/** Bundles the pages; returns the names of those that were compiled. */
async function bundle(environment: Record<string, string> = {}): Promise<string[]> {
  const {cache, experiments, module} = bundlerCache({siteDir, isServer: false, environment});
  writeFileSync(at('compiled'), '');
  const compiler = rspack({
    context: siteDir,
    mode: 'production',
    entry: './entry.js',
    output: {path: at('out')},
    cache,
    experiments,
    module: {rules: [...module.rules, {test: /\.mdx$/, loader: at('compile.cjs')}]},
  } as Configuration);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error?.message ?? stats?.toString({all: false, errors: true});
      compiler.close(() => (problem ? reject(new Error(problem)) : resolve()));
    });
  });
  return readFileSync(at('compiled'), 'utf8').split(' ').filter(Boolean).sort();
}

const ALL = ['asks.mdx', 'other.mdx', 'plain.mdx'];

it('a second build compiles no page', async () => {
  expect(await bundle()).toEqual(ALL);
  expect(await bundle()).toEqual([]);
});

it('a changed page is compiled, and each that asks others', async () => {
  await bundle();
  appendFileSync(at('docs/other.mdx'), ' It says more.');
  expect(await bundle()).toEqual(['asks.mdx', 'other.mdx']);
  expect(readFileSync(at('out/main.js'), 'utf8')).toContain('It says more.');
});

it('pages are compiled when their samples are proven in another way', async () => {
  await bundle();
  write('docs/samples.lock', 'plain.mdx 123456789abc');
  expect(await bundle()).toEqual(ALL);
});

it('pages are compiled with another setting', async () => {
  await bundle();
  expect(await bundle({DOCS_TITLE: 'Another'})).toEqual(ALL);
  expect(await bundle({HOME: '/elsewhere'})).toEqual([]);
});
