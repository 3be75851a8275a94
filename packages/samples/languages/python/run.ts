import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Finding} from '../../core/types.ts';
import {unprinted} from '../toolchains/unprinted.ts';
import {checkOutput} from '../typescript/run/output.ts';
import {TEMPLATE, type Environment} from './environment.ts';
import type {Project, Sample} from './project.ts';

const PREAMBLES = fileURLToPath(new URL('../../preambles/', import.meta.url));

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

/** Executes a sample marked `run`, imports any other, and compares what it prints with the page. */
export async function runSample(
  sample: Sample,
  {folder}: Project,
  surroundings: Surroundings,
): Promise<Finding[]> {
  const {fence, file} = sample;
  // Runs before the sample in the same process, such as one that starts the client.
  const preamble = fence.meta.preamble && `${PREAMBLES}${fence.meta.preamble}.py`;
  if (preamble && !existsSync(preamble)) {
    const message = `there is no preamble '${fence.meta.preamble}' for python`;
    return [{fence, line: fence.line - 1, message}];
  }
  const variables: Record<string, string> = preamble ? {SAMPLES_PREAMBLE: preamble} : {};
  const ended = await execute(argumentsFor(sample), folder, surroundings, variables);
  const failure = failureOf(ended, join(folder, file), surroundings.timeLimitMs);
  if (failure) return [{fence, ...failure, line: fence.line + Math.max(failure.line, 1) - 1}];
  if (!fence.meta.run) return [];
  const printed = ended.stdout.trimEnd().split('\n');
  return [
    ...unprinted(fence, /# ?=>\s?(.*)$/, printed),
    ...(fence.output ? checkOutput(fence.output, printed) : []),
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

/** How a sample failed, at the last of its lines that the error went through. */
function failureOf(
  {code, stdout, stderr, timedOut}: Ended,
  file: string,
  timeLimitMs: number,
): {line: number; message: string} | undefined {
  if (timedOut) {
    return {line: 0, message: `the sample did not end within ${timeLimitMs / 1000} s`};
  }
  if (code === 0) return undefined;
  const lines = (stderr.trim() || stdout.trim()).split('\n');
  const own = lines.findLast((line) => line.includes(`File "${file}", line `));
  if (own === undefined) {
    const words = lines.slice(-3).join(' ');
    return {line: 0, message: `the sample ended with code ${code ?? 'none'}: ${words}`};
  }
  return {line: Number(/, line (\d+)/.exec(own)?.[1]), message: `python: ${lines.at(-1)}`};
}
