import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {provideBrowser} from './browser/provideBrowser.ts';
import {
  CRASHED,
  playwrightTotals,
  readTotals,
  sumTotals,
  vitestTotals,
  type Totals,
} from './report/totals.ts';
import {engineFiles} from './steps/engineFiles.ts';
import {isBuildStale} from './steps/isBuildStale.ts';
import {runCommand} from './steps/runCommand.ts';
import {runMain} from '../shared/cli/runMain.ts';
import {errorMessage} from '../shared/errorMessage.ts';

const REPORTS = path.resolve('.cache/test-reports');

/** CI has an hour, and a file of tests takes some minutes: those that would begin later do not run. */
const LAST_START_SECONDS = 45 * 60;

/** Scripts that need no build; each keeps one core busy. */
const CHECKS = ['check:types', 'check:lint', 'check:arrows', 'check:unused', 'check:format'];

/** Tells which test proves which row of the specification. */
const SPECIFICATION_REPORTER = './tests/specification/report/reporter.ts';

/** A step without tests of its own: it counts only when it fails. */
async function runStep(script: string): Promise<Totals> {
  console.log(`\n▶ ${script}`);
  const code = await runCommand(['npm', 'run', '--silent', script]);
  return {passed: 0, failed: code === 0 ? 0 : 1};
}

async function runVitest(name: string, projects: readonly string[]): Promise<Totals> {
  console.log(`\n▶ Vitest: ${projects.join(', ')}`);
  const report = path.join(REPORTS, `${name}.json`);
  const code = await runCommand([
    'npx',
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return readTotals(report, code, vitestTotals);
}

/** @param reporter of the run, besides what counts. */
async function runPlaywright(
  name: string,
  reporter: string,
  options: readonly string[],
): Promise<Totals> {
  console.log(`\n▶ Playwright: ${name}`);
  const report = path.join(REPORTS, `${name}.json`);
  try {
    const browser = await provideBrowser();
    const code = await runCommand(
      ['npx', 'playwright', 'test', `--reporter=dot,json,${reporter}`, ...options],
      {
        DOCS_TEST_BROWSER: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    );
    return readTotals(report, code, playwrightTotals);
  } catch (error) {
    console.error(errorMessage(error));
    return CRASHED;
  }
}

/** Chromium is left out: the other browser tests run in it. */
const OTHER_ENGINES = [
  '--config=tests/engines/playwright.config.ts',
  '--project=firefox',
  '--project=webkit',
];

async function runEngines(): Promise<Totals> {
  if (process.env.ENGINES !== 'required') {
    console.log('\nNot tested in Firefox and WebKit: ENGINES=required tests in them, too.');
    return {passed: 0, failed: 0};
  }
  const {first, others} = engineFiles();
  const run = (name: string, files: readonly string[]): Promise<Totals> =>
    runPlaywright(name, './tests/engines/report.ts', [...files, ...OTHER_ENGINES]);
  const totals = [await run('engines', first)];
  for (const file of others) {
    if (process.uptime() < LAST_START_SECONDS) {
      totals.push(await run(path.basename(file), [file]));
    } else {
      console.log(`No time was left for ${file} in Firefox and WebKit.`);
    }
  }
  return sumTotals(totals);
}

async function runBuildTests(): Promise<Totals[]> {
  const build = isBuildStale(process.cwd()) ? await runStep('build') : {passed: 0, failed: 0};
  return build.failed > 0
    ? [build]
    : [
        build,
        // What the browser tests need beside the site is built meanwhile, on the core that is left.
        ...(await Promise.all([runVitest('build', ['build']), runStep('build:variants')])),
        await runPlaywright('chromium', SPECIFICATION_REPORTER, []),
        await runEngines(),
      ];
}

runMain(async () => {
  rmSync(REPORTS, {recursive: true, force: true});
  mkdirSync(REPORTS, {recursive: true});
  const totals = sumTotals([
    ...(await Promise.all(CHECKS.map(runStep))),
    await runVitest('sources', ['content', 'unit', 'samples']),
    ...(await runBuildTests()),
  ]);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed === 0 ? 0 : 1;
});
