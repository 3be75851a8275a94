import {SearchUnavailable, toSearchUnavailable} from './searchUnavailable.ts';
import {WorkerConnection, type WorkerLike} from './workerConnection.ts';

export interface IndexWorkerOptions<Question, Reply> {
  /**
   * Downloads the index. What comes first can be asked already; what comes last completes it.
   *
   * @param isRetry whether it failed before.
   */
  loadIndex: (isRetry: boolean) => AsyncIterator<ArrayBuffer[]>;
  startWorker: () => WorkerLike<Question, Reply>;
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
  connection: WorkerConnection<Question, Reply>;
  /** Resolves when questions should be asked: the index is complete, or patience is over. */
  ready: Promise<void>;
  completion: Promise<void>;
  /** Whether the rest of the index could not be loaded. */
  isIncomplete: boolean;
}

function ignoreFailure(promise: Promise<unknown>): Promise<unknown> {
  return promise.catch(() => undefined);
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

interface Loading {
  /** Resolves when the first part can be asked. */
  first: Promise<unknown>;
  /** Resolves when everything can be asked. */
  all: Promise<void>;
}

/** Hands an index to a worker, part by part. */
function load<Question, Reply>(
  connection: WorkerConnection<Question, Reply>,
  parts: AsyncIterator<ArrayBuffer[]>,
): Loading {
  const loadNext = async (): Promise<boolean> => {
    const next = await parts.next();
    if (next.done) {
      return false;
    }
    await connection.ask({kind: 'load', parts: next.value}, next.value);
    return true;
  };
  const loadRest = async (): Promise<void> => ((await loadNext()) ? loadRest() : undefined);
  const first = loadNext();
  return {first, all: first.then(loadRest)};
}

/**
 * Returns a worker for the index that ships with the site. It downloads the index and starts the
 * worker on the first call of `prepare` or `ask`, both at the same time; after a failure the next
 * call tries again. When only the rest of the index fails, the part that is there goes on
 * answering, and the next `prepare` tries again.
 */
export function createIndexWorker<Question, Reply>({
  loadIndex,
  startWorker,
}: IndexWorkerOptions<Question, Reply>): IndexWorker<Question, Reply> {
  let session: Session<Question, Reply> | undefined;
  let hasFailed = false;

  const followCompletion = (own: Session<Question, Reply>, completion: Promise<void>): void => {
    own.isIncomplete = false;
    own.completion = completion;
    completion.catch(() => {
      hasFailed = true;
      own.isIncomplete = true;
    });
  };

  const connect = (): Session<Question, Reply> => {
    const parts = loadIndex(hasFailed);
    const connection = new WorkerConnection(startWorker());
    const {first, all} = load(connection, parts);
    const ready = first.then(async () => {
      await Promise.race([ignoreFailure(all), delay(PATIENCE)]);
    });
    const own = {connection, ready, completion: all, isIncomplete: false};
    followCompletion(own, all);
    ready.catch(() => {
      connection.close('the index could not be loaded');
      session = session === own ? undefined : session;
    });
    return own;
  };

  const connected = (): Session<Question, Reply> => {
    session ??= connect();
    return session;
  };

  return {
    ask: async (question, isWanted) => {
      const own = connected();
      const fail = (error: unknown): never => {
        session = session === own ? undefined : session;
        throw toSearchUnavailable(error);
      };
      await own.ready.catch(fail);
      if (isWanted?.() === false) {
        throw new SearchUnavailable('A newer question has been asked.');
      }
      try {
        const answer = await own.connection.ask({kind: 'ask', question});
        if (!('reply' in answer)) {
          throw new SearchUnavailable('The worker answered another question.');
        }
        const {reply, fromOutline} = answer;
        return fromOutline ? {reply, completion: own.completion} : {reply};
      } catch (error) {
        return fail(error);
      }
    },
    prepare: () => {
      const own = connected();
      if (own.isIncomplete) {
        followCompletion(own, load(own.connection, loadIndex(hasFailed)).all);
      }
    },
  };
}
