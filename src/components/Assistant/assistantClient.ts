import type {Findings} from '../../assistant/types';
import {createIndexWorker, type IndexWorker, type WorkerLike} from '../../search/indexWorker';
import {loadIndex} from '../../search/loadIndex';
import type {SearchSettings} from '../../search/settings';

type AssistantWorker = WorkerLike<string, Findings>;

function startWorker(): AssistantWorker {
  return new Worker(new URL('../../assistant/worker.ts', import.meta.url)) as AssistantWorker;
}

let client: IndexWorker<string, Findings> | undefined;

/**
 * Returns the one assistant of this page load. It has a worker of its own, and the embedded index
 * even where a provider answers searches: when one of the two fails, the other still works.
 */
export function assistantClient({embedded}: SearchSettings): IndexWorker<string, Findings> {
  client ??= createIndexWorker({
    loadIndex: () => loadIndex(embedded, fetch.bind(window)),
    startWorker,
  });
  return client;
}
