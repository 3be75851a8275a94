import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** A test, or a whole step, that failed. */
interface Failure {
  /** File and title of the test, or the name of the step. */
  name: string;
  message: string;
  /** What a person types to run it alone. */
  command: string;
}

/** What a step of the tests found. A step without tests of its own counts only when it fails. */
export interface Outcome {
  passed: number;
  failures: readonly Failure[];
  /** Names of tests that failed first and passed in their second run, which only CI gives them. */
  flaky: readonly string[];
}

/** How a program that runs tests ended. */
interface Ended {
  code: number;
  /** What it printed. */
  output: string;
}

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  numPassedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message: string;
    assertionResults: readonly {
      status: string;
      fullName: string;
      failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSpec {
  title: string;
  file: string;
  line: number;
  tests: readonly {
    projectName: string;
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    results: readonly {errors: readonly {message?: string}[]}[];
  }[];
}

interface PlaywrightSuite {
  specs: readonly PlaywrightSpec[];
  suites?: readonly PlaywrightSuite[];
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  config: {rootDir: string};
  stats: {expected: number; flaky: number};
  errors: readonly {message?: string}[];
  suites: readonly PlaywrightSuite[];
}

/** Lines of a program's output that are repeated for a failure without a message of its own. */
const LAST_LINES = 60;

function relative(file: string): string {
  return path.relative(process.cwd(), file);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** What Vitest's `-t` and its like read as an expression, as the plain text that it stands for. */
function asPattern(title: string): string {
  return quoted(title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
}

/** The messages of a failed test, without colors and without the calls of the test runner itself. */
function readable(messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  return lines.filter((line) => !/^ +at (?:.*node_modules|new Promise)/.test(line)).join('\n');
}

/** A step of one failure, which repeats the end of what was printed. */
export function crash(name: string, command: string, output: string): Outcome {
  const message = output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
  return {passed: 0, failures: [{name, message, command}], flaky: []};
}

/**
 * Reads Vitest's report. A file that fails without a failed test (it does not load, or its set-up
 * throws) counts as one.
 */
export function vitestOutcome({numPassedTests, testResults}: VitestReport): Outcome {
  const failures = testResults.flatMap(({name, status, message, assertionResults}) => {
    const file = relative(name);
    const run = `npx vitest run ${file}`;
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{name: file, message, command: run}];
    return failed.map(({fullName, failureMessages}) => ({
      name: `${file} › ${fullName}`,
      message: readable(failureMessages ?? []),
      command: `${run} -t ${asPattern(fullName)}`,
    }));
  });
  return {passed: numPassedTests, failures, flaky: []};
}

function allSpecs({specs, suites = []}: PlaywrightSuite): readonly PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(allSpecs)];
}

/**
 * Returns what reads the report of Playwright. Errors outside a test (a file that does not load, a
 * set-up that throws) count as failed tests.
 */
export function playwrightOutcome(
  options: readonly string[],
): (report: PlaywrightReport) => Outcome {
  const run = ['npx playwright test', ...options].join(' ');
  return ({config, stats, errors, suites}) => {
    const tests = suites.flatMap(allSpecs).flatMap(({title, file, line, tests: runs}) =>
      runs.map(({projectName, status, results}) => {
        const place = `${relative(path.join(config.rootDir, file))}:${line}`;
        const messages = results.at(-1)?.errors.map(({message = ''}) => message) ?? [];
        return {
          status,
          name: `${place} › ${title}`,
          message: readable(messages),
          command: `${run} ${place} --project=${quoted(projectName)}`,
        };
      }),
    );
    return {
      passed: stats.expected + stats.flaky,
      failures: [
        ...errors.map(({message = ''}) => ({name: 'Playwright', message, command: run})),
        ...tests
          .filter(({status}) => status === 'unexpected')
          .map(({name, message, command}) => ({name, message, command})),
      ],
      flaky: tests.filter(({status}) => status === 'flaky').map(({name}) => name),
    };
  };
}

/**
 * Reads the report that a test runner left behind.
 *
 * @param ended a report without failures does not excuse a bad exit.
 */
export function readOutcome<Report>(
  file: string,
  {code, output}: Ended,
  {name, command, read}: {name: string; command: string; read: (report: Report) => Outcome},
): Outcome {
  if (!existsSync(file)) return crash(name, command, output);
  const outcome = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  return code === 0 || outcome.failures.length > 0
    ? outcome
    : {...outcome, failures: crash(name, command, output).failures};
}

/** Adds up what several steps found. */
export function sumOutcomes(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, {passed}) => sum + passed, 0),
    failures: outcomes.flatMap(({failures}) => failures),
    flaky: outcomes.flatMap(({flaky}) => flaky),
  };
}
