import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  createWorkerClient,
  type Result as AnyResult,
  READY,
  type Request,
} from '../../src/shared/worker/client.ts';
import {stubSite} from '../support/stubSite.ts';

const [gate, experiment, rollout] = ['gate', 'experiment', 'rollout'];

type Result = AnyResult<unknown>;

const connect = (start: () => Worker) => createWorkerClient<unknown, unknown>(start, 1_000);

/** Stands in for workers: what they were asked, and a way to answer. */
class FakeWorker {
  asked: Request<unknown>[] = [];
  isTerminated = false;
  onmessage?: (event: {data: unknown}) => void;
  onerror?: () => void;
  postMessage(request: Request<unknown>) {
    this.asked.push(request);
  }
  terminate() {
    this.isTerminated = true;
  }
  say(data: unknown) {
    this.onmessage?.({data});
  }
  answerLast(flagKeys: string[]) {
    this.say({id: this.asked.at(-1)!.id, reply: flagKeys});
  }
}

let workers: FakeWorker[];
const start = () => {
  workers.push(new FakeWorker());
  return workers.at(-1) as unknown as Worker;
};

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a worker that is asked', () => {
  it('answers the newest question only', () => {
    const results: Result[] = [];
    const {ask} = connect(start);
    ask(gate, (result) => results.push(result));
    ask(experiment, (result) => results.push(result));
    ask(rollout, (result) => results.push(result));
    const [worker] = workers;
    worker!.say(READY);
    worker!.answerLast(['old']);
    expect(worker!.asked.map(({question}) => question)).toEqual([gate, rollout]);
    expect(results).toEqual([]);
    worker!.answerLast(['new']);
    expect(results).toEqual([{reply: ['new']}]);
    expect(workers).toHaveLength(1);
  });

  it('tells the parts of the newest answer, each of which gives it more time', () => {
    const parts: unknown[] = [];
    const results: Result[] = [];
    const {ask} = connect(start);
    ask(
      gate,
      (result) => results.push(result),
      (part) => parts.push(part),
    );
    workers[0]!.say(READY);
    for (const part of [1, 2, 3]) {
      vi.advanceTimersByTime(900);
      workers[0]!.say({id: 1, part});
    }
    workers[0]!.say({id: 7, part: 'of another question'});
    expect(parts).toEqual([1, 2, 3]);
    ask(experiment, (result) => results.push(result));
    workers[0]!.say({id: 1, part: 4});
    expect(parts).toEqual([1, 2, 3]);
    expect(results).toEqual([]);
  });

  it('is stopped when it takes longer than a second, and started anew for the next question', () => {
    const results: Result[] = [];
    const {ask} = connect(start);
    ask(gate, (result) => results.push(result));
    workers[0]!.say(READY);
    vi.advanceTimersByTime(999);
    expect(results).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(results).toEqual([{failure: 'timeout'}]);
    expect(workers[0]!.isTerminated).toBe(true);
    ask(experiment, (result) => results.push(result));
    workers[1]!.say(READY);
    workers[1]!.answerLast([]);
    expect(results).toHaveLength(2);
    expect(results[1]).toHaveProperty('reply');
  });

  it('goes on with what was typed meanwhile when it is stopped', () => {
    const results: Result[] = [];
    const {ask} = connect(start);
    ask(gate, (result) => results.push(result));
    workers[0]!.say(READY);
    ask(experiment, (result) => results.push(result));
    vi.advanceTimersByTime(1_000);
    expect(results).toEqual([]);
    expect(workers[1]!.asked.map(({question}) => question)).toEqual([experiment]);
  });

  it('may take longer to load than to evaluate', () => {
    const results: Result[] = [];
    connect(start).ask(gate, (result) => results.push(result));
    vi.advanceTimersByTime(15_000);
    expect(results).toEqual([]);
    vi.advanceTimersByTime(5_000);
    expect(results).toEqual([{failure: 'unavailable'}]);
  });

  it('says when there are no workers', () => {
    const results: Result[] = [];
    const {ask} = connect(() => {
      throw new Error('refused');
    });
    ask(gate, (result) => results.push(result));
    expect(results).toEqual([{failure: 'unavailable'}]);
  });

  it.each([
    ['gone, where the site answers', true, 'outdated'],
    ['out of reach, offline', false, 'unavailable'],
  ] as const)('says when the file of the worker is %s', async (_, isOnline, failure) => {
    stubSite({isOnline});
    const results: Result[] = [];
    connect(start).ask(gate, (result) => results.push(result));
    workers[0]!.onerror?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(results).toEqual([{failure}]);
    expect(workers[0]!.isTerminated).toBe(true);
  });

  it('that breaks after its start asks for no reload', async () => {
    stubSite();
    const results: Result[] = [];
    connect(start).ask(gate, (result) => results.push(result));
    workers[0]!.say(READY);
    workers[0]!.onerror?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(results).toEqual([{failure: 'unavailable'}]);
  });

  it('is not held up by the failure of one that was ended while it was loaded', async () => {
    stubSite();
    const results: Result[] = [];
    const client = connect(start);
    client.ask(gate, (result) => results.push(result));
    client.cancel();
    client.ask(experiment, (result) => results.push(result));
    workers[0]!.onerror?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(results).toEqual([]);
    workers[1]!.say(READY);
    workers[1]!.answerLast(['new']);
    expect(results).toEqual([{reply: ['new']}]);
  });

  it('answers nobody once it is cancelled', () => {
    const results: Result[] = [];
    const client = connect(start);
    client.ask(gate, (result) => results.push(result));
    client.cancel();
    vi.advanceTimersByTime(60_000);
    expect(results).toEqual([]);
    expect(workers[0]!.isTerminated).toBe(true);
  });
});
