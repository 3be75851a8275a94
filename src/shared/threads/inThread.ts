import {createRequire} from 'node:module';
import {fileURLToPath, pathToFileURL} from 'node:url';
import Tinypool from 'tinypool';

const {bundleModule} = createRequire(import.meta.url)('./bundleModule.cjs') as {
  bundleModule: (file: string) => Promise<string>;
};

/** A thread is given more than it works at, or it would wait each time for the busy main thread. */
const WAITING = 1000;

async function openThreads(file: URL, count: number): Promise<Tinypool> {
  const module = await bundleModule(fileURLToPath(file));
  return new Tinypool({
    filename: pathToFileURL(module).href,
    minThreads: count,
    maxThreads: count,
    concurrentTasksPerWorker: WAITING,
    // Would leave the thread no pause, in which packages give back memory.
    useAtomics: false,
  });
}

/** Work that a thread of its own does. */
interface InThread<Input, Output> {
  (input: Input): Promise<Output>;
  /** Spares the first call the start of the thread, which waits for a busy main thread. */
  start(): void;
}

/**
 * Returns a function that works in a thread of its own (a pool of `worker_threads`), so that the main thread can compile pages
 * meanwhile. A thread takes one input after the other, and does not keep the process alive.
 *
 * @param file a TypeScript file whose default export makes an output of an input. Both are copied from
 * thread to thread; an error thrown there is thrown here.
 * @param count of threads: more than one where the main thread waits
 */
export function inThread<Input, Output>(file: URL, count = 1): InThread<Input, Output> {
  let threads: Promise<Tinypool> | undefined;
  const open = (): Promise<Tinypool> => (threads ??= openThreads(file, count));
  const run = async (input: Input): Promise<Output> => (await open()).run(input) as Promise<Output>;
  return Object.assign(run, {
    start() {
      // What fails is said to the one who calls.
      open().catch(() => undefined);
    },
  });
}
