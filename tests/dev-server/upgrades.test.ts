import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {LoadContext} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import {devServerPlugin, devMiddleware} from '../../src/features/dev-server/index.ts';

const require = createRequire(import.meta.url);
const {default: merge} = require('webpack-merge') as {default: (settings: object[]) => object};
const sourceOf = (file: string): string => readFileSync(require.resolve(file), 'utf8');

it('adds its middleware before those of Docusaurus, which stay', () => {
  const mine = (): void => undefined;
  const theirs = {
    setupMiddlewares: (middlewares: unknown[]) => {
      middlewares.unshift('theirs');
      return middlewares;
    },
  };
  const {setupMiddlewares} = merge([theirs, devMiddleware(() => mine)]) as typeof theirs;
  expect(
    setupMiddlewares(['built in']),
    'devMiddleware.ts expects that settings of the same name are joined: return the whole list.',
  ).toEqual([mine, 'theirs', 'built in']);
  expect(
    sourceOf('@docusaurus/core/lib/commands/start/webpack.js'),
    'devMiddleware.ts expects a list from Docusaurus: return one.',
  ).toContain('return middlewares;');
});

it('keeps results apart for other data and other settings', () => {
  const config = {experiments: {cache: {version: 'theirs'}}};
  const version = () => {
    const {configureWebpack} = devServerPlugin({siteDir: process.cwd()} as LoadContext)!;
    const made = (configureWebpack as (theirs: object) => typeof config)(config);
    return made.experiments.cache.version;
  };
  const before = version();
  expect(before).toMatch(/^theirs /);
  expect(version()).toBe(before);
  vi.stubEnv('DOCS_SITE_NAME', 'Another name');
  expect(version()).not.toBe(before);
  vi.unstubAllEnvs();
  expect(
    sourceOf('@docusaurus/core/lib/webpack/base.js'),
    'Docusaurus gives its cache no version any more: look where the version of ours goes.',
  ).toContain('version: `${getCacheName()}-${getCacheVersion()}`');
});
