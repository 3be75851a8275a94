import type {Findings, Question} from '../types.ts';
import {download} from '../../search/client/download.ts';
import {createIndexWorker, type IndexWorker} from '../../search/client/indexWorker.ts';
import {loadWholeIndex} from '../../search/client/loadIndex.ts';
import {connect} from '../../search/client/connection.ts';
import type {SearchSettings} from '../../search/client/settings.ts';
import {lazyImport} from '../../../shared/lazyImport.ts';

function newWorker(): Worker {
  return new Worker(new URL('../worker.ts', import.meta.url));
}

const loadAnswerer = lazyImport(() => import('../assistantAnswerer.ts'));

let client: IndexWorker<Question, Findings> | undefined;

/**
 * Returns the one assistant of this page load. It has a worker of its own, and the embedded index
 * even where a provider answers searches: when one of the two fails, the other still works. It
 * answers from the whole index only: what the text says decides whether there is an answer.
 */
export function assistantClient({embedded}: SearchSettings): IndexWorker<Question, Findings> {
  client ??= createIndexWorker({
    loadIndex: (isRetry) => loadWholeIndex(embedded, download, isRetry ? 'reload' : undefined),
    connect: () => connect(newWorker, async () => (await loadAnswerer()).createAssistantAnswerer()),
  });
  return client;
}
