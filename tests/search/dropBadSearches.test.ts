import {expect, it} from 'vitest';
import {goodSearches} from '../../src/features/search/ui/SearchBar/dropBadSearches.ts';

const GOOD = {objectID: '/x/', url: '/x/', type: 'lvl1', hierarchy: {lvl0: 'Docs'}};

it.each(['{bad', 'null', '{"a":1}', '[null]', '[{}]', '[{"objectID":1}]'])(
  'of %s nothing can be shown',
  (stored) => {
    expect(goodSearches(stored)).toEqual([]);
  },
);

it('a search without a heading above it is dropped, and one that is whole stays', () => {
  expect(goodSearches(JSON.stringify([null, GOOD, {...GOOD, hierarchy: null}]))).toEqual([GOOD]);
});
