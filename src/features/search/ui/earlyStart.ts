import type {SearchSettings} from '../client/settings.ts';

function newWorker(): Worker {
  return new Worker(new URL('../client/worker.ts', import.meta.url));
}

let isStarted = false;
let startedWorker: Worker | undefined;
let startedRequest: {url: string; request: Promise<Response>} | undefined;

/**
 * Starts the worker and the download of the first part of the index, once; called on the first
 * sign that a reader will search, while the code that needs them is still on its way.
 */
export function startSearch({embedded, hosted}: SearchSettings): void {
  if (hosted || isStarted) {
    return;
  }
  isStarted = true;
  const url = embedded.outlineUrl;
  const request = fetch(url);
  startedRequest = {url, request};
  // What fails early is tried again by the code that needs it.
  request.catch(() => undefined);
  try {
    startedWorker = newWorker();
    startedWorker.onerror = () => {
      startedWorker = undefined;
    };
  } catch {
    // A browser without workers.
  }
}

/**
 * Hands the worker over to the client; starts one when there is none.
 *
 * @throws where the browser has no workers.
 */
export function takeWorker(): Worker {
  const worker = startedWorker ?? newWorker();
  startedWorker = undefined;
  return worker;
}

/** Hands over the request of a file, if it was made early. */
export function takeRequest(url: string): Promise<Response> | undefined {
  const request = startedRequest?.url === url ? startedRequest.request : undefined;
  startedRequest = request ? undefined : startedRequest;
  return request;
}
