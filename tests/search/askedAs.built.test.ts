import path from 'node:path';
import {expect, it} from 'vitest';
import {readIndex} from '../../src/features/search/cli/readIndex.ts';
import askedAs from '../../src/features/search/records/askedAs.json';

const {pages} = readIndex(path.resolve('build'));

it('every page that readers ask in their own words exists', () => {
  const unknown = Object.keys(askedAs).filter(
    (name) =>
      !pages.some(({route}) =>
        name.startsWith('*') ? route.endsWith(name.slice(1)) : route === name,
      ),
  );
  expect(unknown).toEqual([]);
});

it('the index has their words', () => {
  const flags = pages.find(({route}) => route === '/feature-flagging/use-cases/kill-switches/');
  expect(flags?.asked).toContain('incident');
});
