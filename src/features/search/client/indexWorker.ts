import {SearchUnavailable, toSearchUnavailable} from './searchUnavailable.ts';
import type {Connection} from './connection.ts';

export interface IndexWorkerOptions<Question, Reply> {
  /**
   * Downloads the index. What comes first can be asked already; what comes last completes it.
   *
   * @param isRetry whether it failed before.
   */
  loadIndex: (isRetry: boolean) => AsyncIterable<ArrayBuffer[]>;
  connect: () => Connection<Question, Reply>;
}

interface WorkerReply<Reply> {
  reply: Reply;
  /**
   * Set when only a part of the index could be asked. Resolves when the rest can be asked, too;
   * rejects when the rest cannot be loaded.
   */
  completion?: Promise<void>;
}

/** Asks a worker that holds the index which ships with the site. */
export interface IndexWorker<Question, Reply> {
  /**
   * Rejects with {@link SearchUnavailable} when the worker cannot answer.
   *
   * @param isWanted asked once the index is there: a question that is no longer wanted then is not
   * answered but rejected, so that it does not hold up the others.
   */
  ask(question: Question, isWanted?: () => boolean): Promise<WorkerReply<Reply>>;
  /**
   * Gets ready for a question that is likely to come; tries again what could not be loaded before.
   * Never throws.
   */
  prepare(): void;
}

/**
 * Milliseconds that questions wait for the rest of the index once its first part can be asked, so
 * that results do not change before the eyes of a reader on a fast line.
 */
export const PATIENCE = 350;

/** A worker with the state of its index. */
interface Session<Question, Reply> {
  connection: Connection<Question, Reply>;
  /** Resolves when questions should be asked: the index is complete, or patience is over. */
  ready: Promise<void>;
  completion: Promise<void>;
  /** Whether the rest of the index could not be loaded. */
  isIncomplete: boolean;
}

/**
 * Returns a worker for the index that ships with the site. It downloads the index and starts the
 * worker on the first call of `prepare` or `ask`, both at the same time; after a failure the next
 * call tries again. When only the rest of the index fails, the part that is there goes on
 * answering, and the next `prepare` tries again.
 */
export function createIndexWorker<Question, Reply>({
  loadIndex,
  connect,
}: IndexWorkerOptions<Question, Reply>): IndexWorker<Question, Reply> {
  type Own = Session<Question, Reply>;
  let session: Own | undefined;
  let hasFailed = false;

  const loadParts = async ({connection}: Own, onPart?: () => void): Promise<void> => {
    for await (const parts of loadIndex(hasFailed)) {
      await connection.ask({parts});
      onPart?.();
    }
  };

  const load = (own: Own, onPart?: () => void): Promise<void> => {
    own.isIncomplete = false;
    own.completion = loadParts(own, onPart);
    own.completion.catch(() => {
      hasFailed = true;
      own.isIncomplete = true;
    });
    return own.completion;
  };

  const forget = (own: Own): void => {
    session = session === own ? undefined : session;
  };

  const start = (): Own => {
    const settled = Promise.resolve();
    const own = {connection: connect(), ready: settled, completion: settled, isIncomplete: false};
    own.ready = new Promise((resolve, reject) => {
      let isUsable = false;
      const onPart = (): void => {
        isUsable = true;
        setTimeout(resolve, PATIENCE);
      };
      load(own, onPart).then(resolve, (error) => (isUsable ? resolve() : reject(error as Error)));
    });
    own.ready.catch(() => {
      own.connection.close();
      forget(own);
    });
    return own;
  };

  const started = (): Own => {
    session ??= start();
    return session;
  };

  return {
    ask: async (question, isWanted) => {
      const own = started();
      try {
        await own.ready;
      } catch (error) {
        throw toSearchUnavailable(error);
      }
      if (isWanted?.() === false) {
        throw new SearchUnavailable('A newer question has been asked.');
      }
      try {
        const {reply, fromOutline} = await own.connection.ask({question});
        return {reply: reply as Reply, ...(fromOutline ? {completion: own.completion} : {})};
      } catch (error) {
        if (own.connection.hasEnded()) forget(own);
        throw toSearchUnavailable(error);
      }
    },
    prepare: () => {
      const own = started();
      if (own.isIncomplete) {
        void load(own);
      }
    },
  };
}
