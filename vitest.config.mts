import {defineConfig} from 'vitest/config';

const SAMPLES = 'packages/samples/tests';
const CONTENT = 'tests/**/*.content.test.ts';
const BUILT = 'tests/**/*.built.test.ts';

/** Pure logic; the limit leaves room for a busy machine. */
const unit = {
  name: 'unit',
  include: ['tests/**/*.test.ts', `${SAMPLES}/unit/**/*.test.ts`],
  exclude: [CONTENT, BUILT],
  testTimeout: 60_000,
};

/** Checks over the sources of the pages; no build needed. */
const content = {name: 'content', include: [CONTENT], testTimeout: 120_000};

/** Checks over the code samples of the pages. */
const samples = {
  name: 'samples',
  include: [`${SAMPLES}/*.test.ts`],
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

/** Checks over `build/`, which must exist. */
const built = {name: 'build', include: [BUILT], testTimeout: 300_000, hookTimeout: 300_000};

export default defineConfig({
  test: {
    maxWorkers: '100%',
    // Files that run after each other share what they import: to read it again takes as long as the tests.
    isolate: false,
    projects: [unit, content, samples, built].map((test) => ({extends: true as const, test})),
  },
});
