import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, expect, it} from 'vitest';

const require = createRequire(import.meta.url);
const {bundleModule} = require('../../src/shared/threads/bundleModule.cjs') as {
  bundleModule: (file: string) => Promise<string>;
};
const {loadConfig} = require('../../src/cli/config/loadConfig.cjs') as {
  loadConfig: (file: string) => Promise<Record<string, unknown>>;
};

const FOLDER = '.cache/test-config';

beforeAll(() => mkdirSync(FOLDER, {recursive: true}));
afterAll(() => rmSync(FOLDER, {recursive: true}));

it('tells a file its own place and takes the default export that a package means', async () => {
  const file = path.join(FOLDER, 'small.ts');
  writeFileSync(
    file,
    `import docs, {validateOptions} from '@docusaurus/plugin-content-docs';
     export default {docs, validateOptions, url: import.meta.url, folder: __dirname};`,
  );
  expect(await loadConfig(file)).toEqual({
    docs: expect.any(Function) as unknown,
    validateOptions: expect.any(Function) as unknown,
    url: pathToFileURL(file).href,
    folder: path.resolve(FOLDER),
  });
});

it('reads what changed since it was loaded first', async () => {
  const file = path.join(FOLDER, 'changed.ts');
  writeFileSync(file, `export default {title: 'First' as string};`);
  expect(await loadConfig(file)).toEqual({title: 'First'});
  writeFileSync(file, `export default {title: 'Second' as string};`);
  expect(await loadConfig(file)).toEqual({title: 'Second'});
});

it('gives the site no package in place of its default export', {timeout: 60_000}, async () => {
  const bundle = readFileSync(await bundleModule('docusaurus.config.ts'), 'utf8');
  const names = [...bundle.matchAll(/^import \w+(?:, \{[^}]*\})? from "([^"./][^"]*)";/gm)];
  expect(names.length).toBeGreaterThan(5);
  for (const [, name = ''] of names) {
    const imported = (await import(/* @vite-ignore */ name)) as {default: {__esModule?: boolean}};
    const hint = `${name}: let translatedPackages in src/shared/threads/bundleModule.cjs cover it.`;
    expect(imported.default.__esModule, hint).not.toBe(true);
  }
});
