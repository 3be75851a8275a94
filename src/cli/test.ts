import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
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
  type Outcome,
} from './report/outcome.ts';
import {installThorough} from './steps/installThorough.ts';
import {isBuildStale} from './steps/isBuildStale.ts';
import {runSteps, type Step} from './steps/runSteps.ts';
import {runStep} from '../shared/cli/progress.ts';
import {runMain} from '../shared/cli/runMain.ts';
import {errorMessage} from '../shared/errorMessage.ts';
import {readPhase} from '../shared/cli/buildProgress.ts';
import {runCommand} from './steps/runCommand.ts';

const REPORTS = path.resolve('.cache/test-reports');

/** What the checks know of files that did not change. It cannot see all: types come from afar. */
const CHECKS_CACHE = path.resolve('.cache/checks');

const CORES = availableParallelism();

/** Tells which test proves which row of the specification. */
const SPECIFICATION_REPORTER = './tests/specification/reporter.ts';

/** Says how far a test runner is. */
const PROGRESS = '--reporter=./src/cli/report/progress.ts';

const ENGINES_CONFIG = 'tests/engines/playwright.config.ts';

interface Run<Report> {
  name: string;
  cores?: number;
  needs?: readonly string[];
  command: readonly [string, ...string[]];
  environment?: () => Promise<Readonly<Record<string, string>>>;
  /** What a person types to run the step alone. */
  alone: string;
  /** Where its tests are reported, and who reads that; without tests of its own only its end counts. */
  report?: {file: string; read: (report: Report) => Outcome};
}

/** A step that runs a command and keeps what it prints, as `<name>.log`. */
function step<Report>(run: Run<Report>): Step {
  const {name, cores = CORES, needs = [], command, environment, alone, report} = run;
  return {
    name,
    cores,
    needs,
    run: async (at) => {
      try {
        const lines: string[] = [];
        const code = await runCommand(command, await environment?.(), (line) => {
          const phase = readPhase(line);
          if (phase === undefined) lines.push(line);
          else at(phase);
        });
        const output = lines.join('\n');
        writeFileSync(path.join(REPORTS, `${name}.log`), `${output}\n`);
        if (report) {
          const {file, read} = report;
          return readOutcome(file, {code, output}, {name, command: alone, read});
        }
        return code === 0 ? sumOutcomes([]) : crash(name, alone, output);
      } catch (error) {
        return crash(name, alone, errorMessage(error));
      }
    },
  };
}

/** A script of `package.json` without tests of its own. */
const script = (script: string, name = script, cores = 1): Step =>
  step({name, cores, command: ['npm', 'run', '--silent', script], alone: `npm run ${script}`});

/** @param report name of its file, which the report of the specification reads. */
function vitest(name: string, report: string, projects: readonly string[]): Step {
  const options = projects.map((project) => `--project=${project}`);
  const file = path.join(REPORTS, `${report}.json`);
  const reporters = [PROGRESS, '--reporter=json', `--outputFile.json=${file}`];
  return step({
    name,
    command: ['npx', 'vitest', 'run', ...options, ...reporters],
    alone: ['npx vitest run', ...options].join(' '),
    report: {file, read: vitestOutcome},
  });
}

/**
 * @param projects all of them when none is named.
 * @param config options that the tests cannot run without.
 * @param more reporters of the run, besides what counts.
 */
function playwright(
  name: string,
  projects: readonly string[],
  config: readonly string[],
  more: readonly string[] = [],
): Step {
  const options = [...config, ...projects.map((project) => `--project=${project}`)];
  const file = path.join(REPORTS, `${name}.json`);
  return step({
    name,
    needs: ['build', 'variants of the build'],
    command: ['npx', 'playwright', 'test', ...options, [PROGRESS, 'json', ...more].join()],
    environment: async () => ({
      DOCS_TEST_BROWSER: await provideBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
    alone: ['npx playwright test', ...config].join(' '),
    report: {file, read: playwrightOutcome(config)},
  });
}

/** Firefox and WebKit, as far as they are installed: all other browser tests run in Chromium. */
function otherEngines(): Step[] {
  const {engines, leftOut} = chooseEngines();
  leftOut.forEach((sentence) => console.log(sentence));
  const others = engines.filter((engine) => engine !== 'chromium');
  const config = [`--config=${ENGINES_CONFIG}`];
  return others.length === 0 ? [] : [playwright('engines', others, config)];
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
    playwright('browser tests', all ? [] : ['site'], [], [SPECIFICATION_REPORTER]),
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
