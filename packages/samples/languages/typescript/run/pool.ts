import {fork, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {fileURLToPath} from 'node:url';
import type {Job, Result} from './worker.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

/** How long a sample may take, in milliseconds. The SDK's own timeouts are 5 seconds. */
const TIME_LIMIT_MS = 15_000;

/**
 * Executes jobs in child processes, each taking one after the other.
 *
 * @param timeLimitMs after which a job is given up and its process replaced
 * @returns the results in the order of the jobs
 */
export async function runJobs(
  jobs: readonly Job[],
  workers = 2,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<Result[]> {
  const queue = [...jobs];
  const results = new Map<number, Result>();
  const work = async () => {
    let child: ChildProcess | undefined;
    for (let job = queue.shift(); job; job = queue.shift()) {
      child ??= await startWorker();
      const result = await runJob(child, job, timeLimitMs);
      results.set(job.id, result.result);
      if (result.lost) {
        child.kill('SIGKILL');
        child = undefined;
      }
    }
    child?.kill();
  };
  await Promise.all(Array.from({length: Math.min(workers, jobs.length)}, work));
  return jobs.map(({id}) => results.get(id) ?? unfinished(id, 'it was never started'));
}

/** Returns a process that listens: the time it takes to start is not that of a sample. */
async function startWorker(): Promise<ChildProcess> {
  const child = fork(WORKER, {
    execArgv: ['--import', 'tsx'],
    env: {...process.env, LOG_LEVEL: 'silent', NODE_ENV: 'test', NODE_OPTIONS: ''},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await Promise.race([once(child, 'message'), once(child, 'exit')]);
  return child;
}

function runJob(
  child: ChildProcess,
  job: Job,
  timeLimitMs: number,
): Promise<{result: Result; lost: boolean}> {
  return new Promise((resolve) => {
    const finish = (result: Result, lost: boolean) => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve({result, lost});
    };
    const onMessage = (result: Result) => finish(result, false);
    const onExit = (code: number | null) =>
      finish(unfinished(job.id, `its process ended with code ${code}`), true);
    const timer = setTimeout(
      () => finish(unfinished(job.id, `it was not done after ${timeLimitMs / 1000} s`), true),
      timeLimitMs,
    );
    child.on('message', onMessage);
    child.on('exit', onExit);
    if (child.exitCode === null) child.send(job);
    else onExit(child.exitCode);
  });
}

function unfinished(id: number, reason: string): Result {
  return {id, failures: [], error: {message: `the sample did not finish: ${reason}`}};
}
