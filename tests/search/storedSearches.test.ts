import {expect, it} from 'vitest';
import {readStored} from '../../src/features/search/ui/results/useStoredSearches.ts';

const GOOD = {
  ...{objectID: '/x/', url: '/x/', type: 'lvl1', content: null},
  hierarchy: {lvl0: 'Docs', lvl1: 'Pages &lt;b&gt;', lvl2: null},
};

it.each(['{bad', 'null', '{"a":1}', '[null]', '[{}]', '[{"objectID":1}]'])(
  'of %s nothing can be shown',
  (stored) => {
    expect(readStored(() => stored)).toEqual([]);
  },
);

it('a search without a heading above it is dropped, and one that is whole is read as text', () => {
  const stored = JSON.stringify([null, GOOD, {...GOOD, hierarchy: null}]);
  expect(readStored(() => stored).map(({hierarchy}) => hierarchy.lvl1)).toEqual(['Pages <b>']);
});

it('a storage that cannot be read holds nothing', () => {
  const read = (): never => {
    throw new DOMException('no storage', 'InvalidStateError');
  };
  expect(readStored(read)).toEqual([]);
});
