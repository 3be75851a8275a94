import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import clientConfig from '../../src/features/lean-pages/bundle/clientConfig.mjs';

const require = createRequire(import.meta.url);
const registry = require('../../src/features/lean-pages/bundle/registry.cjs') as (
  source: string,
) => string;

it('keeps of a page part its name and what loads it', () => {
  const load = '() => import(/* webpackChunkName: "8070e160" */ "@site/a, b.mdx")';
  const entry = `  "8070e160": [${load}, "@site/a, b.mdx", require.resolveWeak("@site/a, b.mdx")],`;
  expect(registry(`${entry}\n${entry}`)).toBe(
    `  "8070e160": [${load}, "8070e160"],\n  "8070e160": [${load}, "8070e160"],`,
  );
});

it('keeps of the settings what a page reads', () => {
  const settings = {title: 'T', ssrTemplate: '<html>', themeConfig: {navbar: {}, prism: {}}};
  expect(clientConfig(`/* */\nexport default ${JSON.stringify(settings)};\n`)).toBe(
    'export default {"title":"T","themeConfig":{"navbar":{}}};',
  );
});
