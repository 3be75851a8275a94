import {createRequire} from 'node:module';
import {Script} from 'node:vm';
import {Harness, type Failure} from './harness.ts';
import {Exit, isolate} from './isolation.ts';
import {blockNetwork, blockPrograms} from './offline.ts';

/** A sample to execute. */
export type Job = {
  id: number;
  javascript: string;
  /** The samples of its page that it imports, by specifier, after those that they import. */
  modules: Record<string, string>;
};

/** How a sample ended. */
export type Result = {
  id: number;
  failures: Failure[];
  /** Lines of the assertions that were evaluated; absent when the sample did not finish. */
  reached?: number[];
  /** The lines it wrote to the console; absent when it did not finish. */
  printed?: readonly string[];
  /** What the sample threw, with the place inside the compiled sample. */
  error?: {message: string; line?: number; column?: number};
};

/** The file name of compiled samples in stack traces. */
const SAMPLE_FILE = 'executed-sample.js';

const require = createRequire(import.meta.url);
const RE_FRAME = new RegExp(`${SAMPLE_FILE.replace('.', '\\.')}:(\\d+):(\\d+)`);

type Body = (
  harness: Harness,
  require: (specifier: string) => unknown,
  console: Console,
  exports: object,
) => Promise<void>;

blockNetwork();
blockPrograms();
let rejected: unknown[] = [];
process.on('unhandledRejection', (reason) => rejected.push(reason));
process.on('message', (job: Job) => {
  void execute(job).then((result) => process.send?.(result));
});
process.send?.('ready');

/** Executes one sample and reports how it ended. */
async function execute(job: Job): Promise<Result> {
  const cleanUp = isolate();
  rejected = [];
  const harness = new Harness();
  const loaded = new Map<string, object>();
  const load = (specifier: string): unknown => loaded.get(specifier) ?? require(specifier);
  const run = async (javascript: string, name: string): Promise<object> => {
    const exports = {};
    const body = new Script(javascript, {filename: name}).runInThisContext() as Body;
    await body(harness, load, harness.console, exports);
    return exports;
  };
  try {
    for (const [specifier, javascript] of Object.entries(job.modules)) {
      loaded.set(specifier, await run(javascript, specifier));
    }
    await run(job.javascript, SAMPLE_FILE);
    await settle();
    if (rejected.length > 0) throw rejected[0];
    const {failures, printed} = harness;
    return {id: job.id, failures, printed, reached: [...harness.reached]};
  } catch (error) {
    const ended = error instanceof Exit && error.code === 0;
    return {id: job.id, failures: harness.failures, ...(ended ? {} : {error: place(error)})};
  } finally {
    cleanUp();
  }
}

/** Lets promises that the sample did not await reject while it is still to blame. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function place(error: unknown): NonNullable<Result['error']> {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const frame = error instanceof Error ? RE_FRAME.exec(error.stack ?? '') : null;
  return frame ? {message, line: Number(frame[1]), column: Number(frame[2])} : {message};
}
