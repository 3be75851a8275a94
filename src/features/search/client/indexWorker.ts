import {isSiteReachable, OutdatedPage} from '../../../shared/outdatedPage.ts';
import type {IndexAddresses, IndexAnswer, Questions, Replies} from './answerer.ts';

/** Milliseconds for an answer, the download of the index included: a line of 50 kbit/s needs 45 s. */
const TIME_LIMIT = 60_000;

interface Pending {
  resolve: (reply: never) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

const pending = new Map<number, Pending>();
let lastId = 0;
let worker: Worker | undefined;

/** What went wrong; offline, a reload would cost the reader the page. */
async function explain(message: string, isOutdated: boolean): Promise<Error> {
  return isOutdated && (await isSiteReachable()) ? new OutdatedPage() : new Error(message);
}

/** Ends the worker, and with it all that is asked. */
async function lose(message: string, isOutdated = false): Promise<void> {
  worker?.terminate();
  worker = undefined;
  const lost = [...pending.values()];
  pending.clear();
  lost.forEach(({timer}) => clearTimeout(timer));
  const error = await explain(message, isOutdated);
  lost.forEach(({reject}) => reject(error));
}

function start(addresses: IndexAddresses): Worker {
  const own = new Worker(new URL('./worker.ts', import.meta.url), {
    name: JSON.stringify(addresses),
  });
  let hasAnswered = false;
  own.onmessage = async ({data}: MessageEvent<IndexAnswer>) => {
    hasAnswered = true;
    const asked = pending.get(data.id);
    clearTimeout(asked?.timer);
    pending.delete(data.id);
    if ('error' in data) asked?.reject(await explain(data.error, data.isOutdated));
    else asked?.resolve(data.reply as never);
  };
  // One that never answered is not of this page: its file is gone, or is another one.
  own.onerror = ({message}: Partial<ErrorEvent>) =>
    void lose(message ?? 'the search worker did not start', !hasAnswered);
  return own;
}

/**
 * Asks the one worker of this page that holds the index; it starts with the first question, and anew
 * after it has ended.
 *
 * @throws OutdatedPage when only a reload of the page can help, or what else keeps it from answering.
 */
export function askIndex<Kind extends keyof Questions>(
  addresses: IndexAddresses,
  kind: Kind,
  question: Questions[Kind],
): Promise<Replies[Kind]> {
  return new Promise((resolve, reject) => {
    worker ??= start(addresses);
    lastId += 1;
    const timer = setTimeout(() => void lose('the index does not arrive'), TIME_LIMIT);
    pending.set(lastId, {resolve, reject, timer});
    worker.postMessage({id: lastId, kind, question});
  });
}
