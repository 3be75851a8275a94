import {describe, expect, it} from 'vitest';
import {firstLoadSize} from '../performance/firstLoad.ts';

/** What the doors to the dialog of search and assistant add to the first load of a page. */
const DOORS = ['./src/features/assistant/ui/index.tsx'];

const HOST = [
  './src/features/search/ui/SearchBar/index.tsx',
  './node_modules/infima/dist/css/default/default.css',
  './src/css/site.css',
];

const BUDGET = 2200;

describe('the dialog of search and assistant', () => {
  it(`costs at most ${BUDGET} bytes until it is used`, async () => {
    const size = await firstLoadSize(DOORS, HOST);
    expect(size).toBeGreaterThan(500);
    expect(size).toBeLessThanOrEqual(BUDGET);
  });
});
