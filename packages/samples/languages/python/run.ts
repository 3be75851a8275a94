import {execFile} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Finding} from '../../core/types.ts';
import {checkMarks, type Mark, type Printed} from '../toolchains/marks.ts';
import {checkOutput} from '../typescript/run/output.ts';
import {TEMPLATE, type Environment} from './environment.ts';
import type {Project, Sample} from './project.ts';

const PREAMBLES = fileURLToPath(new URL('../../preambles/', import.meta.url));

/** A line of the report that `template/sitecustomize.py` writes. */
type Entry = Printed | {error: string; frames: [file: string, line: number][]};

type Ended = {code: number | null; stdout: string; stderr: string; timedOut: boolean};

/** Where and how long samples run. */
export type Surroundings = {environment: Environment; baseUrl: string; timeLimitMs: number};

/** How the interpreter starts a sample: as a program, as a test, or importing it as a module. */
function argumentsFor({fence, file}: Sample): string[] {
  const name = file.split('/').pop() ?? file;
  if (name.startsWith('test_')) return ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', file];
  if (fence.meta.run) return [file];
  const module = file.replace(/\.py$/, '').replaceAll('/', '.');
  return file.slice(0, -'.py'.length).includes('.')
    ? ['-c', `import runpy; runpy.run_path(${JSON.stringify(file)})`]
    : ['-c', `import importlib; importlib.import_module(${JSON.stringify(module)})`];
}

/**
 * Executes a sample marked `run`, imports any other, and compares what it prints with the page.
 *
 * @param index makes the report's name, since samples of a page run in one folder
 */
export async function runSample(
  sample: Sample,
  marks: readonly Mark[],
  {folder}: Project,
  surroundings: Surroundings,
): Promise<Finding[]> {
  const {fence, file} = sample;
  const at = (line: number) => fence.line + Math.max(line, 1) - 1;
  // Runs before the sample in the same process, such as one that starts the client.
  const preamble = fence.meta.preamble && `${PREAMBLES}${fence.meta.preamble}.py`;
  if (preamble && !existsSync(preamble)) {
    const message = `there is no preamble '${fence.meta.preamble}' for python`;
    return [{fence, line: fence.line - 1, message}];
  }
  const report = join(folder, `${file.replaceAll('/', '.')}.jsonl`);
  const ended = await execute(argumentsFor(sample), folder, surroundings, {
    SAMPLES_REPORT: report,
    ...(preamble ? {SAMPLES_PREAMBLE: preamble} : {}),
  });
  const entries = readReport(report);
  const failure = failureOf(ended, entries, sample, folder, surroundings.timeLimitMs);
  if (failure) return [{fence, line: at(failure.line), message: failure.message}];
  if (!fence.meta.run) return [];
  const printed = entries.flatMap((entry) =>
    'printed' in entry && resolve(folder, entry.file) === join(folder, file) ? [entry] : [],
  );
  return [
    ...checkMarks(marks, printed).map(({line, message}) => ({fence, line: at(line), message})),
    ...(fence.output ? checkOutput(fence.output, ended.stdout.trimEnd().split('\n')) : []),
  ];
}

function execute(
  args: readonly string[],
  cwd: string,
  {environment, baseUrl, timeLimitMs}: Surroundings,
  variables: Readonly<Record<string, string>>,
): Promise<Ended> {
  return new Promise((done) => {
    const child = execFile(
      environment.python,
      args,
      {
        cwd,
        timeout: timeLimitMs,
        killSignal: 'SIGKILL',
        env: {
          PATH: process.env.PATH,
          PYTHONDONTWRITEBYTECODE: '1',
          PYTHONPATH: [cwd, TEMPLATE].join(':'),
          EPPO_SDK_KEY: 'test-sdk-key',
          SAMPLES_BASE_URL: baseUrl,
          ...variables,
        },
      },
      (error, stdout, stderr) => {
        const code = error ? (typeof error.code === 'number' ? error.code : null) : 0;
        done({code, stdout, stderr, timedOut: error?.killed === true});
      },
    );
    child.stdin?.end();
  });
}

function readReport(file: string): Entry[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Entry);
}

function failureOf(
  {code, stdout, stderr, timedOut}: Ended,
  entries: readonly Entry[],
  {file}: Sample,
  folder: string,
  timeLimitMs: number,
): {line: number; message: string} | undefined {
  if (timedOut) {
    return {line: 0, message: `the sample did not end within ${timeLimitMs / 1000} s`};
  }
  for (const entry of entries) {
    if (!('error' in entry)) continue;
    const own = entry.frames.findLast(([each]) => resolve(folder, each) === join(folder, file));
    return {line: own?.[1] ?? 0, message: `python: ${entry.error}`};
  }
  if (code === 0) return undefined;
  const words = (stderr.trim() || stdout.trim()).split('\n').slice(-3).join(' ');
  return {line: 0, message: `the sample ended with code ${code ?? 'none'}: ${words}`};
}
