import type {Findings} from '../types.ts';
import {download} from '../../search/client/download.ts';
import {createIndexWorker, type IndexWorker} from '../../search/client/indexWorker.ts';
import {loadWholeIndex} from '../../search/client/loadIndex.ts';
import {startWorker} from '../../search/client/pageWorker.ts';
import type {SearchSettings} from '../../search/client/settings.ts';
import type {WorkerLike} from '../../search/client/workerConnection.ts';
import {lazyImport} from '../../../shared/lazyImport.ts';

type AssistantWorker = WorkerLike<string, Findings>;

function newWorker(): AssistantWorker {
  return new Worker(new URL('../worker.ts', import.meta.url)) as AssistantWorker;
}

const loadAnswerer = lazyImport(() => import('../assistantAnswerer.ts'));

let client: IndexWorker<string, Findings> | undefined;

/**
 * Returns the one assistant of this page load. It has a worker of its own, and the embedded index
 * even where a provider answers searches: when one of the two fails, the other still works. It
 * answers from the whole index only: what the text says decides whether there is an answer.
 */
export function assistantClient({embedded}: SearchSettings): IndexWorker<string, Findings> {
  client ??= createIndexWorker({
    loadIndex: (isRetry) => loadWholeIndex(embedded, download, isRetry ? 'reload' : undefined),
    startWorker: () =>
      startWorker(newWorker, async () => (await loadAnswerer()).createAssistantAnswerer()),
  });
  return client;
}
