import type {WorkerLike} from './workerConnection.ts';
import type {Answerer} from './workerProtocol.ts';

/** Does in the page what a worker would do. */
function createPageWorker<Question, Reply>(
  loadAnswerer: () => Promise<Answerer<Question, Reply>>,
): WorkerLike<Question, Reply> {
  const answerer = loadAnswerer();
  const worker: WorkerLike<Question, Reply> = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => {
      answerer.then(
        (answer) => worker.onmessage?.({data: answer(message)}),
        () => worker.onerror?.({}),
      );
    },
    terminate: () => {
      worker.onmessage = null;
    },
  };
  return worker;
}

/**
 * Starts a worker; in a browser that has none, or refuses it, the page does the work itself.
 *
 * @param loadAnswerer loads the code that answers, when the page has to.
 */
export function startWorker<Question, Reply>(
  start: () => WorkerLike<Question, Reply>,
  loadAnswerer: () => Promise<Answerer<Question, Reply>>,
): WorkerLike<Question, Reply> {
  try {
    return start();
  } catch {
    return createPageWorker(loadAnswerer);
  }
}
