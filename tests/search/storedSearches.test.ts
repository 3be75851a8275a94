import {expect, it} from 'vitest';
import {readStored} from '../../src/features/search/ui/results/types.ts';

const GOOD = {
  ...{objectID: '/x/', url: '/x/', type: 'lvl1', content: null},
  hierarchy: {lvl0: 'Docs', lvl1: 'Pages', lvl2: null},
};

it.each(['{bad', 'null', '{"a":1}', '[null]', '[{}]', '[{"objectID":1}]', null])(
  'of %s nothing can be shown',
  (stored) => expect(readStored(() => stored)).toEqual([]),
);

it('a search without a heading above it is dropped', () => {
  const stored = JSON.stringify([null, GOOD, {...GOOD, hierarchy: null}]);
  expect(readStored(() => stored)).toEqual([GOOD]);
});
