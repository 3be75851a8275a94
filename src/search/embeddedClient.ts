import type {SearchClient, SearchRequests, SearchResponses} from './searchClient.ts';
import {SearchUnavailable, toSearchUnavailable} from './searchUnavailable.ts';
import type {WorkerAnswer, WorkerRequest} from './workerProtocol.ts';

/** The part of a web worker that the client needs. */
export interface WorkerLike {
  onmessage: ((event: {data: WorkerAnswer}) => void) | null;
  onerror: ((event: {message?: string}) => void) | null;
  postMessage(message: WorkerRequest, transfer?: ArrayBuffer[]): void;
  terminate(): void;
}

export interface EmbeddedClientOptions {
  /** Downloads the index. */
  loadIndex: () => Promise<ArrayBuffer>;
  startWorker: () => WorkerLike;
}

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

interface Waiting {
  resolve: (answer: WorkerAnswer) => void;
  reject: (error: Error) => void;
}

/** Sends messages to a worker and hands each answer to the one who asked. */
class WorkerConnection {
  private readonly waiting = new Map<number, Waiting>();
  private readonly worker: WorkerLike;
  private lastId = 0;

  constructor(worker: WorkerLike) {
    this.worker = worker;
    worker.onmessage = ({data}) => {
      this.waiting.get(data.id)?.resolve(data);
      this.waiting.delete(data.id);
    };
    worker.onerror = ({message}) => this.close(message ?? 'the search worker did not start');
  }

  async ask(message: WithoutId<WorkerRequest>, transfer?: ArrayBuffer[]): Promise<WorkerAnswer> {
    this.lastId += 1;
    const id = this.lastId;
    const answer = await new Promise<WorkerAnswer>((resolve, reject) => {
      this.waiting.set(id, {resolve, reject});
      this.worker.postMessage({...message, id}, transfer);
    });
    if ('error' in answer) {
      throw new SearchUnavailable(answer.error);
    }
    return answer;
  }

  /** Stops the worker; whoever still waits gets the reason. */
  close(reason: string): void {
    this.worker.terminate();
    this.waiting.forEach(({reject}) => reject(new SearchUnavailable(reason)));
    this.waiting.clear();
  }
}

/**
 * Returns a client for the index that ships with the site. It downloads the index and starts its
 * worker on the first call of `prepare` or `search`, both at the same time; after a failure the
 * next call tries again.
 */
export function createEmbeddedClient({
  loadIndex,
  startWorker,
}: EmbeddedClientOptions): SearchClient {
  let connecting: Promise<WorkerConnection> | undefined;

  const connect = async (): Promise<WorkerConnection> => {
    const download = loadIndex();
    // Handled below; until then a failure must not count as unhandled.
    download.catch(() => undefined);
    const connection = new WorkerConnection(startWorker());
    try {
      const index = await download;
      await connection.ask({kind: 'load', index}, [index]);
      return connection;
    } catch (error) {
      connection.close('the index could not be loaded');
      throw toSearchUnavailable(error);
    }
  };

  const connected = (): Promise<WorkerConnection> => {
    const attempt = connecting ?? connect();
    connecting = attempt;
    attempt.catch(() => {
      if (connecting === attempt) {
        connecting = undefined;
      }
    });
    return attempt;
  };

  const ask = async (requests: SearchRequests): Promise<SearchResponses> => {
    const connection = await connected();
    try {
      const answer = await connection.ask({kind: 'search', requests});
      return 'responses' in answer ? answer.responses : {results: []};
    } catch (error) {
      connecting = undefined;
      throw toSearchUnavailable(error);
    }
  };

  return {
    search: ask,
    prepare: () => {
      connected().catch(() => undefined);
    },
  };
}
