import {describe, expect, it} from 'vitest';
import {firstLoadSize} from './firstLoad.ts';

/** What the assistant adds to the first load of a page: Docusaurus joins all styles in one file. */
const ASSISTANT = [
  './src/theme/Root/index.tsx',
  './src/theme/NavbarItem/ComponentTypes.tsx',
  './src/components/Assistant/dialog.lazy.module.css',
];

const HOST = [
  './src/theme/SearchBar/index.tsx',
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
