import {defineConfig} from '@playwright/test';
import {chooseEngines} from '../../src/cli/browser/engines.ts';

/** Chromium, Firefox and WebKit, as far as they are installed. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.engines.ts',
  outputDir: '../../test-results/engines',
  globalSetup: './serveBuilds.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: '100%',
  // A shared machine may starve a page of time; the report names what needed its second run.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  reporter: 'list',
  projects: chooseEngines().engines.map((name) => ({name})),
});
