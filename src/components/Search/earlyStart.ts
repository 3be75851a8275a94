import {download, type Download} from '../../search/download';
import type {SearchRequests, SearchResponses} from '../../search/searchClient';
import type {SearchSettings} from '../../search/settings';
import type {WorkerLike} from '../../search/workerConnection';

type SearchWorker = WorkerLike<SearchRequests, SearchResponses>;

function newWorker(): SearchWorker {
  return new Worker(new URL('../../search/worker.ts', import.meta.url)) as SearchWorker;
}

let isStarted = false;
let startedWorker: SearchWorker | undefined;
let startedDownload: {url: string; content: Promise<ArrayBuffer>} | undefined;

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
  const content = download(url);
  startedDownload = {url, content};
  // What fails early is tried again by the code that needs it.
  content.catch(() => {
    startedDownload = undefined;
  });
  startedWorker = newWorker();
  startedWorker.onerror = () => {
    startedWorker = undefined;
  };
}

/** Hands the worker over to the client; starts one when there is none. */
export function takeWorker(): SearchWorker {
  const worker = startedWorker ?? newWorker();
  startedWorker = undefined;
  return worker;
}

/** Downloads a part of the index, or hands over the download that was started early. */
export const takeDownload: Download = (url, cache) => {
  if (startedDownload?.url !== url) {
    return download(url, cache);
  }
  const {content} = startedDownload;
  startedDownload = undefined;
  return content;
};
