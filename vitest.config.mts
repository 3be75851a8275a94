import {defineConfig} from 'vitest/config';

const FOLDERS = '{tests,packages/samples/tests}/**';
const CONTENT = `${FOLDERS}/*.content.test.ts`;
const BUILT = `${FOLDERS}/*.built.test.ts`;
const ALL = `${FOLDERS}/*.all.test.ts`;

/** Pure logic; the limit leaves room for a busy machine. */
const unit = {
  name: 'unit',
  include: [`${FOLDERS}/*.test.ts`],
  exclude: [CONTENT, BUILT, ALL],
  testTimeout: 60_000,
};

/** Checks over the sources of the pages; no build needed. */
const content = {name: 'content', include: [CONTENT], testTimeout: 120_000};

/** Checks over `build/`, which must exist. */
const built = {name: 'build', include: [BUILT], testTimeout: 300_000, hookTimeout: 300_000};

/** What only `npm run test:all` runs: it takes long, or starts other languages; some need `build/`. */
const all = {name: 'all', include: [ALL], testTimeout: 300_000, hookTimeout: 900_000};

/** What published SDKs do, in other languages too: for a change of these tests, or a release of an SDK. */
const sdks = {
  name: 'sdks',
  include: ['packages/sdk-behavior/tests/*.test.ts'],
  testTimeout: 300_000,
  hookTimeout: 900_000,
};

export default defineConfig({
  test: {
    maxWorkers: '100%',
    // V8's optimizing compiler ends the process over a grammar of the sample check, in Node.js 24:
    // https://github.com/nodejs/node/issues/63421. Nothing but the command line can turn it off.
    execArgv: ['--liftoff-only'],
    // Files that run after each other share what they import: to read it again takes as long as the tests.
    isolate: false,
    projects: [unit, content, built, all, sdks].map((test) => ({extends: true as const, test})),
  },
});
