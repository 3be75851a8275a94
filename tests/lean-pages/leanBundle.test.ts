import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import clientConfig from '../../src/features/lean-pages/bundle/clientConfig.mjs';
import {unusedPartsRules} from '../../src/features/lean-pages/bundle/unusedParts.ts';

function rulesOf(themeConfig: object) {
  const siteConfig = {baseUrlIssueBanner: true, themeConfig};
  return unusedPartsRules({siteDir: '.', siteConfig} as unknown as LoadContext);
}

/** Modules that are left out with some settings of the theme. */
function leftOutOf(themeConfig: object): string[] {
  return rulesOf(themeConfig).flatMap(({resolve}) => Object.keys(resolve.alias));
}

/** Components that are left out with these items in the navbar. */
function leftOut(items: readonly object[]): string[] {
  return leftOutOf({navbar: {items}}).map((name) => name.split('/').at(-1)!);
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

it('leaves out the announcement and the logo of the footer until the settings ask for them', () => {
  expect(leftOutOf({})).toEqual(
    expect.arrayContaining(['@theme/AnnouncementBar', '@theme/Footer/Logo']),
  );
  const names = leftOutOf({announcementBar: {content: 'New'}, footer: {logo: {src: 'x.svg'}}});
  expect(names).not.toContain('@theme/AnnouncementBar');
  expect(names).not.toContain('@theme/Footer/Logo');
});

it('keeps of the settings what a page reads', () => {
  const settings = {title: 'T', ssrTemplate: '<html>', themeConfig: {navbar: {}, prism: {}}};
  expect(clientConfig(`/* */\nexport default ${JSON.stringify(settings)};\n`)).toBe(
    'export default {"title":"T","themeConfig":{"navbar":{}}};',
  );
});
