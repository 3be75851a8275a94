import {defineConfig} from '@playwright/test';
import {findBrowser} from './src/cli/browser/findBrowser.ts';
import {launchArguments} from './src/cli/browser/launchArguments.ts';

/** Tests of what an empty environment leaves out; they need one more build. */
const configured = ['**/analytics.all.spec.ts', '**/writtenAnswers.all.spec.ts'];
const configuredSetup = '**/configured.setup.ts';

/** Chromium switches that draw letters and colors the same way on every machine. */
const sameLetters = [
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** Pages compared with pictures of them. */
const visual = '**/visual/*.spec.ts';

/** What only `npm run test:all` runs: it takes long. */
const all = '**/*.all.spec.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{testFileDir}/expected/{arg}{ext}',
  globalSetup: './tests/support/serveBuilds.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: '100%',
  // A shared machine may starve a page of time; the report names what needed its second run.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: {timeout: 10_000},
  reporter: [['list'], ['./tests/specification/reporter.ts']],
  projects: [
    {name: 'site', testIgnore: [configuredSetup, all]},
    {name: 'all', testMatch: all, testIgnore: [...configured, visual]},
    {name: 'build with settings', testMatch: configuredSetup},
    {name: 'all with settings', testMatch: configured, dependencies: ['build with settings']},
    {
      name: 'pictures',
      testMatch: visual,
      snapshotPathTemplate: '{testDir}/visual/pictures/{arg}{ext}',
      // Edges of letters differ a little between machines; a moved or recolored part does not.
      expect: {toHaveScreenshot: {maxDiffPixelRatio: 0.005}},
      use: {
        launchOptions: {
          executablePath: findBrowser(),
          args: [...launchArguments(), ...sameLetters],
        },
      },
    },
  ],
  use: {
    // Set by the global setup, which picks a free port; workers read this file again.
    baseURL: process.env.TEST_BASE_URL,
    browserName: 'chromium',
    launchOptions: {executablePath: findBrowser(), args: launchArguments()},
    contextOptions: {reducedMotion: 'reduce'},
  },
});
