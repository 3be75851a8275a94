import {createRequire} from 'node:module';
import {fileURLToPath, pathToFileURL} from 'node:url';
import Tinypool from 'tinypool';

const {bundleModule} = createRequire(import.meta.url)('./bundleModule.cjs') as {
  bundleModule: (file: string) => Promise<string>;
};

/** A thread is given more than it works at, or it would wait each time for the busy main thread. */
const WAITING = 1000;

async function openThread(file: URL): Promise<Tinypool> {
  const module = await bundleModule(fileURLToPath(file));
  return new Tinypool({
    filename: pathToFileURL(module).href,
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: WAITING,
    // Would leave the thread no pause, in which packages give back memory.
    useAtomics: false,
  });
}

/**
 * Returns a function that works in a thread of its own (a pool of `worker_threads`), so that the main thread can compile pages
 * meanwhile. A thread takes one input after the other, and does not keep the process alive.
 *
 * @param file a TypeScript file whose default export makes an output of an input. Both are copied from
 * thread to thread; an error thrown there is thrown here.
 */
export function inThread<Input, Output>(file: URL): (input: Input) => Promise<Output> {
  let thread: Promise<Tinypool> | undefined;
  return async (input) => (await (thread ??= openThread(file))).run(input) as Promise<Output>;
}
