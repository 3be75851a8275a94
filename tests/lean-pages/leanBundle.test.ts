import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import clientConfig from '../../src/features/lean-pages/bundle/clientConfig.mjs';
import {unusedPartsRules} from '../../src/features/lean-pages/bundle/unusedParts.ts';

/** Modules that are left out with these items in the navbar. */
function leftOut(items: readonly object[]): string[] {
  const siteConfig = {
    baseUrlIssueBanner: true,
    future: {experimental_router: 'browser'},
    themeConfig: {navbar: {items}},
  };
  const [navbar] = unusedPartsRules({siteDir: '.', siteConfig} as unknown as LoadContext);
  return Object.keys(navbar!.resolve.alias).map((name) => name.split('/').at(-1)!);
}

it('leaves out the components of navbar items that nobody has put there', () => {
  expect(leftOut([{to: '/x/'}])).toContain('DropdownNavbarItem');
  expect(leftOut([{to: '/x/'}])).toContain('HtmlNavbarItem');
});

it('keeps components of items inside others, and what shows those', () => {
  const names = leftOut([{label: 'More', items: [{type: 'html'}]}]);
  expect(names).not.toContain('DropdownNavbarItem');
  expect(names).not.toContain('HtmlNavbarItem');
  expect(leftOut([{type: 'localeDropdown'}])).not.toContain('DropdownNavbarItem');
});

it('keeps of the settings what a page reads', () => {
  const settings = {title: 'T', ssrTemplate: '<html>', themeConfig: {navbar: {}, prism: {}}};
  expect(clientConfig(`/* */\nexport default ${JSON.stringify(settings)};\n`)).toBe(
    'export default {"title":"T","themeConfig":{"navbar":{}}};',
  );
});
