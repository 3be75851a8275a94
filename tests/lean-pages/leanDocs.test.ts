import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {expect, it} from 'vitest';
import {leanGlobalData, leanVersion} from '../../src/features/lean-pages/docs/index.ts';

function versionOf(name: string): GlobalVersion {
  return {
    name,
    label: name,
    isLast: name === 'current',
    path: '/',
    mainDocId: 'index',
    docs: [
      {id: 'index', path: '/'},
      {id: 'glossary', path: '/glossary'},
    ],
    draftIds: [],
  };
}

function dataOf(...names: string[]): GlobalPluginData {
  return {path: '/', versions: names.map(versionOf), breadcrumbs: true};
}

it('keeps the first page only, to which links to a version lead', () => {
  const [version] = leanGlobalData(dataOf('current')).versions;
  expect(version?.docs).toEqual([{id: 'index', path: '/'}]);
});

it('keeps all pages of several versions, to lead from one version of a page to another', () => {
  const data = dataOf('current', '1.0');
  expect(leanGlobalData(data)).toEqual(data);
});

it('keeps of the sidebars what the menu and the breadcrumbs show', () => {
  const link = {type: 'link', href: '/keys/', label: 'Keys', docId: 'sdks/keys', unlisted: false};
  const category = {type: 'category', label: 'SDKs', collapsed: true, collapsible: true};
  const version = {docs: {}, docsSidebars: {docs: [{...category, items: [link]}]}};
  expect(leanVersion(version as unknown as PropVersionMetadata).docsSidebars).toEqual({
    docs: [{...category, items: [{type: 'link', href: '/keys/', label: 'Keys', docId: '-'}]}],
  });
});
