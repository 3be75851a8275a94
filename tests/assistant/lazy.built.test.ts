import {describe, expect, it} from 'vitest';
import {firstLoadSize} from '../performance/firstLoad.ts';

/** What the assistant adds to the first load of a page: Docusaurus joins all styles in one file. */
const ASSISTANT = [
  './src/features/assistant/ui/Root/index.tsx',
  './src/features/assistant/ui/navbarItemTypes.tsx',
  './src/features/assistant/ui/dialog.lazy.module.css',
];

const HOST = [
  './src/features/search/ui/SearchBar/index.tsx',
  './node_modules/infima/dist/css/default/default.css',
  './src/css/site.css',
];

const BUDGET = 1500;

describe('the assistant', () => {
  it(`costs at most ${BUDGET} bytes until it is used`, async () => {
    const size = await firstLoadSize(ASSISTANT, HOST);
    expect(size).toBeGreaterThan(500);
    expect(size).toBeLessThanOrEqual(BUDGET);
  });
});
