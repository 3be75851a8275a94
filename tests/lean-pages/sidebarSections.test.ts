import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {PropSidebar, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {
  itemsAround,
  sectionWith,
  splitSidebars,
} from '../../src/features/lean-pages/sidebar-sections/splitSidebars.ts';

const link = (label: string, href: string) => ({type: 'link' as const, label, href});

const category = (
  label: string,
  items: PropSidebar,
  more: Partial<PropSidebarItemCategory> = {},
): PropSidebarItemCategory => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...more,
});

/** What stands in a closed category. */
const standIn = (label: string, href: string, section: string) => ({
  ...link(label, href),
  customProps: {section},
});

const node = category('Node', [link('Keys', '/sdks/node/keys'), link('Types', '/sdks/node/types')]);
const go = category('Go', [link('Start', '/sdks/go/start')], {href: '/sdks/go/'});
const sdks = category('SDKs', [node, go, link('Versions', '/sdks/versions')], {href: '/sdks/'});
const guides = category('Guides', [link('Rollout', '/guides/rollout')]);
const concepts = category('Concepts', [guides], {collapsed: false});
const docs = [link('Home', '/'), concepts, sdks];

function split(items: PropSidebar) {
  const from = mkdtempSync(path.join(tmpdir(), 'sidebars-'));
  const folder = path.join(from, 'docusaurus-plugin-content-docs/default/p');
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, 'index-466.json');
  writeFileSync(file, JSON.stringify({version: {label: 'Next', docsSidebars: {docs: items}}}));
  const {sections, aliases} = splitSidebars(from, path.join(from, 'split'));
  const lean = JSON.parse(readFileSync(aliases[`${file}$`]!, 'utf8')) as {
    version: {label: string; docsSidebars: {docs: PropSidebar}};
  };
  return {sections, version: lean.version};
}

it('leaves one link in each closed category, which leads where the category does', () => {
  const {sections, version} = split(docs);
  expect(version).toEqual({
    label: 'Next',
    docsSidebars: {
      docs: [
        link('Home', '/'),
        {...concepts, items: [{...guides, items: [standIn('Rollout', '/guides/rollout', '0')]}]},
        {...sdks, items: [standIn('Keys', '/sdks/node/keys', '1')]},
      ],
    },
  });
  expect([...sections]).toEqual([
    ['0', guides],
    ['1', sdks],
  ]);
});

it('shows a page of a section the open part of it', () => {
  expect(itemsAround(sdks.items, '/sdks/node/types/', '1')).toEqual([
    node,
    {...go, items: [standIn('Start', '/sdks/go/start', '1')]},
    link('Versions', '/sdks/versions'),
  ]);
});

it('leaves a category as it is when no link could stand for it', () => {
  const hidden = category('Drafts', [{...link('Draft', '/draft'), unlisted: true}]);
  expect(split([hidden]).version.docsSidebars.docs).toEqual([hidden]);
});

it.each([
  ['/sdks/', '1'],
  ['/sdks/go/start/', '1'],
  ['/guides/rollout/', '0'],
  ['/', undefined],
])('finds the section of %s', (route, name) => {
  expect(sectionWith(route, split(docs).sections)).toBe(name);
});

it('says so when Docusaurus writes the sidebars elsewhere', () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'sidebars-'));
  expect(() => splitSidebars(empty, empty)).toThrow('splitSidebars.ts');
});
