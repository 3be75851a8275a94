import {mkdirSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chooseEngines} from './browser/engines.ts';
import {provideBrowser} from './browser/provideBrowser.ts';
import {
  crash,
  playwrightOutcome,
  readOutcome,
  sumOutcomes,
  vitestOutcome,
} from './report/outcome.ts';
import {installThorough} from './steps/installThorough.ts';
import {isBuildStale} from './steps/isBuildStale.ts';
import {runSteps, type Step} from './steps/runSteps.ts';
import {watchCommand} from './steps/watchCommand.ts';
import {runStep} from '../shared/cli/progress.ts';
import {runMain} from '../shared/cli/runMain.ts';
import {errorMessage} from '../shared/errorMessage.ts';

const REPORTS = path.resolve('.cache/test-reports');

/** What the checks know of files that did not change. It cannot see all: types come from afar. */
const CHECKS_CACHE = path.resolve('.cache/checks');

const CORES = availableParallelism();

/** Tells which test proves which row of the specification. */
const SPECIFICATION_REPORTER = './tests/specification/report/reporter.ts';

const ENGINES_CONFIG = 'tests/engines/playwright.config.ts';

/** A script of `package.json` without tests of its own. */
function script(name: string, label = name, cores = 1): Omit<Step, 'needs'> {
  const command = `npm run ${name}`;
  return {
    name: label,
    cores,
    run: async (at) => {
      const {code, output} = await watchCommand(
        {name: label, command: ['npm', 'run', '--silent', name], reports: REPORTS},
        at,
      );
      return code === 0 ? sumOutcomes([]) : crash(label, command, output);
    },
  };
}

/** @param report name of its file, which the report of the specification reads. */
function vitest(name: string, report: string, projects: readonly string[]): Step {
  const options = projects.map((project) => `--project=${project}`);
  const file = path.join(REPORTS, `${report}.json`);
  return {
    name,
    cores: CORES,
    run: async (at) => {
      const reporters = [
        '--reporter=./src/cli/report/vitestProgress.ts',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ];
      const ended = await watchCommand(
        {name, command: ['npx', 'vitest', 'run', ...options, ...reporters], reports: REPORTS},
        at,
      );
      const command = ['npx vitest run', ...options].join(' ');
      return readOutcome(file, ended, {name, command, read: vitestOutcome});
    },
  };
}

/**
 * @param reporter of the run, besides what counts.
 * @param projects all of them when none is named.
 * @param config options that the tests cannot run without.
 */
function playwright(
  name: string,
  reporter: string,
  projects: readonly string[],
  config: readonly string[] = [],
): Step {
  const options = [...config, ...projects.map((project) => `--project=${project}`)];
  const file = path.join(REPORTS, `${name}.json`);
  const command = ['npx playwright test', ...config].join(' ');
  return {
    name,
    cores: CORES,
    needs: ['build', 'variants of the build'],
    run: async (at) => {
      const reporters = `--reporter=./src/cli/report/playwrightProgress.ts,json,${reporter}`;
      try {
        const environment = {
          DOCS_TEST_BROWSER: await provideBrowser(),
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        };
        const ended = await watchCommand(
          {
            name,
            command: ['npx', 'playwright', 'test', ...options, reporters],
            environment,
            reports: REPORTS,
          },
          at,
        );
        return readOutcome(file, ended, {name, command, read: playwrightOutcome(config)});
      } catch (error) {
        return crash(name, command, errorMessage(error));
      }
    },
  };
}

/** Firefox and WebKit, as far as they are installed: all other browser tests run in Chromium. */
function otherEngines(): Step[] {
  const {engines, leftOut} = chooseEngines();
  leftOut.forEach((sentence) => console.log(sentence));
  const others = engines.filter((engine) => engine !== 'chromium');
  const config = [`--config=${ENGINES_CONFIG}`];
  return others.length === 0
    ? []
    : [playwright('engines', './tests/engines/report.ts', others, config)];
}

/**
 * Lists the steps; those begin first that others wait for, or that take long on one core.
 *
 * @param all adds what takes longer than a person waits: the files `*.all.*`, and further engines.
 */
function listSteps(all: boolean): Step[] {
  const checks = ['check:lint', 'check:types', 'check:unused', 'check:arrows', 'check:format'];
  return [
    ...(isBuildStale(process.cwd()) ? [script('build', 'build', 2)] : []),
    ...checks.map((name) => script(name, name.replace('check:', ''))),
    vitest('unit tests', 'sources', ['content', 'unit']),
    {...vitest('tests of the build', 'build', ['build']), needs: ['build']},
    ...(all ? [{...vitest('thorough tests', 'all', ['all', 'sdks']), needs: ['build']}] : []),
    {...script('build:variants', 'variants of the build', 2), needs: ['build']},
    playwright('browser tests', SPECIFICATION_REPORTER, all ? [] : ['site']),
    ...(all ? otherEngines() : []),
  ];
}

/** Minutes that all steps keep one core busy, as measured; they say how long it will take. */
const WORK_MINUTES = {everyday: 18, all: 240};

runMain(async () => {
  const {all} = parseArgs({options: {all: {type: 'boolean', default: false}}}).values;
  rmSync(REPORTS, {recursive: true, force: true});
  if (all) {
    process.env.TESTS = 'all';
    rmSync(CHECKS_CACHE, {recursive: true, force: true});
    await installThorough();
  }
  mkdirSync(REPORTS, {recursive: true});
  const minutes = Math.ceil(WORK_MINUTES[all ? 'all' : 'everyday'] / CORES) + 1;
  const what = all ? 'All checks and tests, and the build' : 'Checks, tests and the build';
  console.log(`${what}: about ${minutes} minutes on ${CORES} cores.`);
  const {passed, failures, flaky} = sumOutcomes(
    await runStep('Tests', (report) => runSteps(listSteps(all), CORES, report)),
  );
  for (const {name, message, command} of failures) {
    console.log(`\n✗ ${name}\n${message}\n  Alone: ${all ? 'TESTS=all ' : ''}${command}`);
  }
  flaky.forEach((name) => console.log(`\nPassed in its second run only: ${name}`));
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
});
