import {SearchUnavailable, toSearchUnavailable} from './searchUnavailable.ts';
import type {WorkerAnswer, WorkerRequest} from './workerProtocol.ts';

/** The part of a web worker that is needed here. */
export interface WorkerLike<Question, Reply> {
  onmessage: ((event: {data: WorkerAnswer<Reply>}) => void) | null;
  onerror: ((event: {message?: string}) => void) | null;
  postMessage(message: WorkerRequest<Question>, transfer?: ArrayBuffer[]): void;
  terminate(): void;
}

export interface IndexWorkerOptions<Question, Reply> {
  /** Downloads the index. */
  loadIndex: () => Promise<ArrayBuffer>;
  startWorker: () => WorkerLike<Question, Reply>;
}

/** Asks a worker that holds the index which ships with the site. */
export interface IndexWorker<Question, Reply> {
  /** Rejects with {@link SearchUnavailable} when the worker cannot answer. */
  ask(question: Question): Promise<Reply>;
  /** Gets ready for a question that is likely to come. Never throws. */
  prepare(): void;
}

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

interface Waiting<Reply> {
  resolve: (answer: WorkerAnswer<Reply>) => void;
  reject: (error: Error) => void;
}

/** Sends messages to a worker and hands each answer to the one who asked. */
class WorkerConnection<Question, Reply> {
  private readonly waiting = new Map<number, Waiting<Reply>>();
  private readonly worker: WorkerLike<Question, Reply>;
  private lastId = 0;

  constructor(worker: WorkerLike<Question, Reply>) {
    this.worker = worker;
    worker.onmessage = ({data}) => {
      this.waiting.get(data.id)?.resolve(data);
      this.waiting.delete(data.id);
    };
    worker.onerror = ({message}) => this.close(message ?? 'the search worker did not start');
  }

  async ask(
    message: WithoutId<WorkerRequest<Question>>,
    transfer?: ArrayBuffer[],
  ): Promise<WorkerAnswer<Reply>> {
    this.lastId += 1;
    const id = this.lastId;
    const answer = await new Promise<WorkerAnswer<Reply>>((resolve, reject) => {
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
 * Returns a worker for the index that ships with the site. It downloads the index and starts the
 * worker on the first call of `prepare` or `ask`, both at the same time; after a failure the next
 * call tries again.
 */
export function createIndexWorker<Question, Reply>({
  loadIndex,
  startWorker,
}: IndexWorkerOptions<Question, Reply>): IndexWorker<Question, Reply> {
  type Connection = WorkerConnection<Question, Reply>;
  let connecting: Promise<Connection> | undefined;

  const connect = async (): Promise<Connection> => {
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

  const connected = (): Promise<Connection> => {
    const attempt = connecting ?? connect();
    connecting = attempt;
    attempt.catch(() => {
      if (connecting === attempt) {
        connecting = undefined;
      }
    });
    return attempt;
  };

  return {
    ask: async (question) => {
      const connection = await connected();
      try {
        const answer = await connection.ask({kind: 'ask', question});
        if (!('reply' in answer)) {
          throw new SearchUnavailable('The worker answered another question.');
        }
        return answer.reply;
      } catch (error) {
        connecting = undefined;
        throw toSearchUnavailable(error);
      }
    },
    prepare: () => {
      connected().catch(() => undefined);
    },
  };
}
