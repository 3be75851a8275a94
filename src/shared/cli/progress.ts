import {writeSync} from 'node:fs';
import {Worker} from 'node:worker_threads';

/** Progress goes to standard error, so that what a command answers can be piped. */
const STDERR = 2;

/** How often a sign of life is given, in ms: in a terminal a line is renewed, in a log one is added. */
const TERMINAL_MS = 1000;
const LOG_MS = 15_000;

const CLEAR = '\r\u001B[2K';

/**
 * Ticks in a thread of its own, because compilers keep the main one busy for many seconds. It is a
 * text, so that no loader has to translate a second file for it.
 */
const TICKER = `
  const {parentPort, workerData} = require('node:worker_threads');
  const {writeSync} = require('node:fs');
  const {interval, isTerminal, fd, clear} = workerData;
  let step;
  const tick = () => {
    if (!step) return;
    const seconds = Math.round((Date.now() - step.started) / 1000);
    const line = step.title + ': ' + (step.detail ? step.detail + ', ' : '') + seconds + ' s';
    const columns = process.stderr.columns || 80;
    writeSync(fd, isTerminal ? clear + line.slice(0, columns - 1) : '  ' + line + '\\n');
  };
  const timer = setInterval(tick, interval);
  parentPort.on('message', (next) => {
    step = next;
    if (isTerminal) tick();
    if (next === undefined) timer.refresh();
  });
`;

/** What a step can say while it works. */
export interface Report {
  /** How far it is, such as `120 of 302 pages`; shown with the next sign of life. */
  at(detail: string): void;
  /** A line that stays. */
  print(line: string): void;
}

const isTerminal = Boolean(process.stderr.isTTY) && !process.env.CI;

let ticker: Worker | undefined;

function startTicker(): Worker {
  const interval = isTerminal ? TERMINAL_MS : LOG_MS;
  const worker = new Worker(TICKER, {
    eval: true,
    workerData: {interval, isTerminal, fd: STDERR, clear: CLEAR},
  });
  // A command ends when its work does.
  worker.unref();
  return worker;
}

/** Seconds as people read them: `0.4 s`, `12 s`, `3 min 5 s`. */
export function formatSeconds(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

function printLine(line: string): void {
  writeSync(STDERR, `${isTerminal ? CLEAR : ''}${line}\n`);
}

/**
 * Does a part of a command's work and says so: a line that is renewed each second in a terminal, a
 * plain line at the start, every 15 seconds and at the end in a log, with the time it took.
 *
 * @throws what the work throws, after saying that the step failed
 */
export async function runStep<T>(title: string, work: (report: Report) => Promise<T>): Promise<T> {
  ticker ??= startTicker();
  const worker = ticker;
  const started = Date.now();
  const say = (detail: string): void => worker.postMessage({title, detail, started});
  if (!isTerminal) printLine(`${title} …`);
  say('');
  const end = (mark: string): void => {
    worker.postMessage(undefined);
    printLine(`${mark} ${title}, ${formatSeconds(Date.now() - started)}`);
  };
  try {
    const result = await work({at: say, print: printLine});
    end('✓');
    return result;
  } catch (error) {
    end('✗');
    throw error;
  }
}
