import type {Findings} from '../../assistant/types';
import {download} from '../../search/download';
import {createIndexWorker, type IndexWorker} from '../../search/indexWorker';
import {loadWholeIndex} from '../../search/loadIndex';
import type {SearchSettings} from '../../search/settings';
import type {WorkerLike} from '../../search/workerConnection';

type AssistantWorker = WorkerLike<string, Findings>;

function startWorker(): AssistantWorker {
  return new Worker(new URL('../../assistant/worker.ts', import.meta.url)) as AssistantWorker;
}

let client: IndexWorker<string, Findings> | undefined;

/**
 * Returns the one assistant of this page load. It has a worker of its own, and the embedded index
 * even where a provider answers searches: when one of the two fails, the other still works. It
 * answers from the whole index only: what the text says decides whether there is an answer.
 */
export function assistantClient({embedded}: SearchSettings): IndexWorker<string, Findings> {
  client ??= createIndexWorker({
    loadIndex: (isRetry) => loadWholeIndex(embedded, download, isRetry ? 'reload' : undefined),
    startWorker,
  });
  return client;
}
