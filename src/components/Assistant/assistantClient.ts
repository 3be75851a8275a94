import type {Findings} from '../../assistant/types';
import {download} from '../../search/download';
import {createIndexWorker, type IndexWorker} from '../../search/indexWorker';
import {loadWholeIndex} from '../../search/loadIndex';
import {startWorker} from '../../search/pageWorker';
import type {SearchSettings} from '../../search/settings';
import type {WorkerLike} from '../../search/workerConnection';
import {lazyImport} from '../lazyImport';

type AssistantWorker = WorkerLike<string, Findings>;

function newWorker(): AssistantWorker {
  return new Worker(new URL('../../assistant/worker.ts', import.meta.url)) as AssistantWorker;
}

const loadAnswerer = lazyImport(() => import('../../assistant/assistantAnswerer'));

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
