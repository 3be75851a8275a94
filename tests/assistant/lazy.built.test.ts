import {expect, it} from 'vitest';
import {firstLoadSize} from '../performance/firstLoad.ts';

/** The button of the bar, and the doors to the dialog of search and assistant. */
const DOORS = [
  './src/features/search/ui/SearchBar/index.tsx',
  './src/features/assistant/ui/index.tsx',
];

const HOST = ['./node_modules/infima/dist/css/default/default.css', './src/css/site.css'];

const BUDGET = 4300;

it(`search and assistant cost at most ${BUDGET} bytes until they are used`, async () => {
  const size = await firstLoadSize(DOORS, HOST);
  expect(size).toBeGreaterThan(1000);
  expect(size).toBeLessThanOrEqual(BUDGET);
});
