import {defineConfig} from 'vitest/config';

/** Pure logic; the limit leaves room for a busy machine. */
const unit = {name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout: 60_000};

/** Checks over the sources of the pages; no build needed. */
const content = {
  name: 'content',
  include: ['tests/content/*.test.ts'],
  testTimeout: 120_000,
};

/** Checks over the code samples of the pages. */
const samples = {
  name: 'samples',
  include: ['tests/samples/**/*.test.ts'],
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

/** Checks over `build/`, which must exist. */
const build = {
  name: 'build',
  include: [
    'tests/content/built/*.test.ts',
    'tests/delivery/*.test.ts',
    'tests/performance/*.test.ts',
    'tests/search/*.test.ts',
  ],
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

export default defineConfig({
  test: {
    environment: 'node',
    projects: [unit, content, samples, build].map((test) => ({extends: true as const, test})),
  },
});
