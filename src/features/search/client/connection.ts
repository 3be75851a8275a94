import type {Answerer, IndexAnswer, IndexMessage, WorkerAnswer} from './answerer.ts';
import {SearchUnavailable} from './searchUnavailable.ts';

/** The way to the code that holds the index. */
export interface Connection<Question, Reply> {
  /** Rejects when a message cannot be answered. */
  ask(message: IndexMessage<Question>): Promise<IndexAnswer<Reply>>;
  /** Whether it can answer nothing more, with all that it has loaded lost. */
  hasEnded(): boolean;
  close(): void;
}

function connectWorker<Question, Reply>(worker: Worker): Connection<Question, Reply> {
  let hasAnswered = false;
  let hasEnded = false;
  const failure = new Promise<never>((_, reject) => {
    worker.onerror = ({message}: Partial<ErrorEvent>) => {
      worker.terminate();
      hasEnded = true;
      // One that never answered is not of this page: its file is gone, or is another one.
      const needsReload = !hasAnswered;
      reject(new SearchUnavailable(message ?? 'the search worker did not start', {needsReload}));
    };
  });
  // Whoever asks is told.
  failure.catch(() => undefined);
  const post = (message: IndexMessage<Question>): Promise<WorkerAnswer<Reply>> =>
    new Promise((resolve) => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = ({data}: MessageEvent<WorkerAnswer<Reply>>) => {
        hasAnswered = true;
        port1.close();
        resolve(data);
      };
      worker.postMessage(message, [port2, ...('parts' in message ? message.parts : [])]);
    });
  return {
    ask: async (message) => {
      const answer = await Promise.race([post(message), failure]);
      if ('error' in answer) {
        throw new SearchUnavailable(answer.error, {needsReload: answer.needsReload});
      }
      return answer;
    },
    hasEnded: () => hasEnded,
    close: () => worker.terminate(),
  };
}

/**
 * Connects to a worker; in a browser that has none, or refuses it, the page does the work itself.
 *
 * @param loadAnswerer loads the code that answers, when the page has to.
 */
export function connect<Question, Reply>(
  startWorker: () => Worker,
  loadAnswerer: () => Promise<Answerer<Question, Reply>>,
): Connection<Question, Reply> {
  try {
    return connectWorker(startWorker());
  } catch {
    const answerer = loadAnswerer();
    // Whoever asks is told.
    answerer.catch(() => undefined);
    return {
      ask: async (message) => (await answerer)(message),
      hasEnded: () => false,
      close: () => undefined,
    };
  }
}
