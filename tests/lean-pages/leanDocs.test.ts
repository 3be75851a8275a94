import type {GlobalPluginData, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {expect, it} from 'vitest';
import {leanGlobalData} from '../../src/features/lean-pages/docs/index.ts';

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
