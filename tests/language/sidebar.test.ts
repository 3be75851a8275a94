import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {openTo} from '../../src/features/navigation/openTo.ts';

const page = (href: string): PropSidebarItem => ({type: 'link', href, label: href});
const folder = (label: string, items: PropSidebar, href?: string): PropSidebarItem => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...(href ? {href} : {}),
});

const GO = folder('Go', [page('/sdks/server-sdks/go/quickstart/')]);
const SERVERS = folder('Server SDKs', [folder('Java', [page('/sdks/server-sdks/java/')]), GO]);

const openLabels = (items: PropSidebar): string[] =>
  items.flatMap((item) =>
    item.type === 'category'
      ? [...(item.collapsed ? [] : [item.label]), ...openLabels(item.items)]
      : [],
  );

it.each<[string, PropSidebar, string[]]>([
  [
    'the categories on the way are open, others as they were',
    [folder('Guides', [page('/guides/')], '/guides/'), folder('SDKs', [SERVERS], '/sdks/')],
    ['SDKs', 'Server SDKs', 'Go'],
  ],
  [
    'a category whose pages are not there yet is open, too',
    [folder('SDKs', [page('/sdks/')], '/sdks/')],
    ['SDKs'],
  ],
])('%s', (_what, items, open) => {
  expect(openLabels(openTo(items, '/sdks/server-sdks/go/'))).toEqual(open);
});
