import {isSiteReachable} from '../outdatedPage.ts';

/** What the page asks. */
export interface Request<Question> {
  id: number;
  question: Question;
}

/** The worker's first message: it listens. */
export const READY = 'ready';

/** What the worker says of the request of that id: what there is so far, and at last its reply. */
export type Response<Reply> = typeof READY | {id: number; part: Reply} | {id: number; reply: Reply};

/** The first answer waits until the worker is there. */
const START_LIMIT_MS = 20_000;

/**
 * What became of a question. Outdated: the worker's file is gone although the site answers, so that
 * a reload helps.
 */
export type Result<Reply> = {reply: Reply} | {failure: 'outdated' | 'timeout' | 'unavailable'};

interface Waiting<Question, Reply> {
  question: Question;
  done: (result: Result<Reply>) => void;
  onPart: (part: Reply) => void;
}

/** Asks a worker, which is replaced when it does not answer in time. */
export interface WorkerClient<Question, Reply> {
  /** A question that waits is dropped when a newer one comes, and never answered. */
  ask(
    question: Question,
    done: (result: Result<Reply>) => void,
    onPart?: (part: Reply) => void,
  ): void;
  /** Gives up what is asked. */
  cancel(): void;
}

/**
 * Connects to workers that `start` starts: one at a time, with one question at a time.
 *
 * @param limitMs how long an answer, or its next part, may take.
 */
export function createWorkerClient<Question, Reply>(
  start: () => Worker,
  limitMs: number,
): WorkerClient<Question, Reply> {
  let worker: Worker | undefined;
  let isStarted = false;
  let running: (Waiting<Question, Reply> & {id: number}) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Waiting<Question, Reply> | undefined;
  let lastId = 0;

  const drop = (): void => {
    worker?.terminate();
    worker = undefined;
    isStarted = false;
  };

  const settle = (result: Result<Reply>): void => {
    const settled = running;
    running = undefined;
    clearTimeout(timer);
    if (!waiting) settled?.done(result);
    next();
  };

  const expire = (): void => {
    const failure = isStarted ? 'timeout' : 'unavailable';
    drop();
    settle({failure});
  };

  const watch = (): void => {
    clearTimeout(timer);
    timer = setTimeout(expire, isStarted ? limitMs : START_LIMIT_MS);
  };

  /** Ends a worker that failed. One that has started had its file, so that a reload changes nothing. */
  const lose = async (): Promise<void> => {
    const [asked, hasStarted] = [running, isStarted];
    drop();
    clearTimeout(timer);
    const failure = !hasStarted && (await isSiteReachable()) ? 'outdated' : 'unavailable';
    // Unless it was given up meanwhile.
    if (running === asked) settle({failure});
  };

  const connect = (): Worker => {
    const own = start();
    own.onmessage = ({data}: MessageEvent<Response<Reply>>) => {
      if (data === READY) {
        isStarted = true;
        if (running) watch();
      } else if (data.id === running?.id) {
        if ('reply' in data) return settle({reply: data.reply});
        watch();
        if (!waiting) running.onPart(data.part);
      }
    };
    own.onerror = () => {
      // One that was ended while it was loaded fails, too.
      if (own === worker) void lose();
    };
    return own;
  };

  const next = (): void => {
    if (running || !waiting) return;
    const {question} = waiting;
    running = {...waiting, id: lastId + 1};
    waiting = undefined;
    lastId += 1;
    watch();
    try {
      worker ??= connect();
      const request: Request<Question> = {id: lastId, question};
      worker.postMessage(request);
    } catch {
      settle({failure: 'unavailable'});
    }
  };

  return {
    ask: (question, done, onPart = () => undefined) => {
      waiting = {question, done, onPart};
      next();
    },
    cancel: () => {
      waiting = undefined;
      running = undefined;
      clearTimeout(timer);
      drop();
    },
  };
}
