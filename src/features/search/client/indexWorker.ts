import type {IndexAddresses, IndexAnswer, Questions, Replies} from './answerer.ts';
import {SearchUnavailable} from './searchUnavailable.ts';

/** Milliseconds for an answer, the download of the index included: a line of 50 kbit/s needs 45 s. */
const TIME_LIMIT = 60_000;

interface Pending {
  resolve: (reply: never) => void;
  reject: (error: SearchUnavailable) => void;
  timer: ReturnType<typeof setTimeout>;
}

const pending = new Map<number, Pending>();
let lastId = 0;
let worker: Worker | undefined;

/** Ends the worker, and with it all that is asked. */
function lose(message: string, needsReload = false): void {
  worker?.terminate();
  worker = undefined;
  const error = new SearchUnavailable(message, {needsReload});
  for (const {reject, timer} of pending.values()) {
    clearTimeout(timer);
    reject(error);
  }
  pending.clear();
}

function start(addresses: IndexAddresses): Worker {
  const own = new Worker(new URL('./worker.ts', import.meta.url), {
    name: JSON.stringify(addresses),
  });
  let hasAnswered = false;
  own.onmessage = ({data}: MessageEvent<IndexAnswer>) => {
    hasAnswered = true;
    const asked = pending.get(data.id);
    clearTimeout(asked?.timer);
    pending.delete(data.id);
    if ('error' in data) asked?.reject(new SearchUnavailable(data.error, data));
    else asked?.resolve(data.reply as never);
  };
  own.onerror = ({message}: Partial<ErrorEvent>) => {
    // One that never answered is not of this page: its file is gone, or is another one.
    lose(message ?? 'the search worker did not start', !hasAnswered);
  };
  return own;
}

/**
 * Asks the one worker of this page that holds the index; it starts with the first question, and anew
 * after it has ended.
 *
 * @throws SearchUnavailable when it cannot answer.
 */
export function askIndex<Kind extends keyof Questions>(
  addresses: IndexAddresses,
  kind: Kind,
  question: Questions[Kind],
): Promise<Replies[Kind]> {
  return new Promise((resolve, reject) => {
    worker ??= start(addresses);
    lastId += 1;
    const timer = setTimeout(() => lose('the index does not arrive'), TIME_LIMIT);
    pending.set(lastId, {resolve, reject, timer});
    worker.postMessage({id: lastId, kind, question});
  });
}
