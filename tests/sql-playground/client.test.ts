import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {OwnTable} from '../../src/features/sql-playground/engine/openTables.ts';
import {
  createSqlClient,
  type Outcome,
  type FromWorker,
  type Prepared,
  type ToWorker,
} from '../../src/features/sql-playground/worker/client.ts';
import {stubSite} from '../support/stubSite.ts';

const prepared = {module: {}, demo: []} as unknown as Prepared;
const answer = {results: [], isReadOnly: true, milliseconds: 1};

class FakeWorker {
  static all: FakeWorker[] = [];
  received: ToWorker[] = [];
  isGone = false;
  onmessage: ((event: {data: FromWorker}) => void) | undefined;
  onerror: (() => void) | undefined;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: ToWorker): void {
    this.received.push(message);
  }

  terminate(): void {
    this.isGone = true;
  }

  say(message: FromWorker): void {
    this.onmessage?.({data: message});
  }

  becomeReady(): void {
    this.say({kind: 'ready', prepared, opened: new Map()});
  }
}

const last = (): FakeWorker => FakeWorker.all.at(-1)!;

function setUp() {
  const client = createSqlClient(() => new FakeWorker() as unknown as Worker, 1_000);
  const outcomes: Outcome[] = [];
  const progress: number[] = [];
  const run = (sql: string) =>
    client.run(
      sql,
      (loaded) => progress.push(loaded),
      (outcome) => outcomes.push(outcome),
    );
  return {client, outcomes, progress, run};
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a run', () => {
  it('starts a worker with the first, and asks one thing at a time', () => {
    const {outcomes, run} = setUp();
    expect(FakeWorker.all).toEqual([]);
    run('SELECT 1');
    run('SELECT 2');
    expect(last().received.map(({kind}) => kind)).toEqual(['start', 'run']);
    last().becomeReady();
    last().say({kind: 'answer', answer});
    expect(outcomes).toEqual([{answer}]);
    expect(last().received.at(-1)).toEqual({kind: 'run', sql: 'SELECT 2'});
  });

  it('has all the time for the download, which tells how far it is, and a limit for the query', () => {
    const {outcomes, progress, run} = setUp();
    run('SELECT 1');
    vi.advanceTimersByTime(600_000);
    last().say({kind: 'progress', loaded: 7, total: 10});
    expect(progress).toEqual([7]);
    expect(outcomes).toEqual([]);
    last().becomeReady();
    vi.advanceTimersByTime(1_000);
    expect(outcomes).toEqual([{failure: 'timeout'}]);
  });

  it('has the same limit on an engine that is ready', () => {
    const {outcomes, run} = setUp();
    run('SELECT 1');
    last().becomeReady();
    last().say({kind: 'answer', answer});
    run('SELECT 2');
    vi.advanceTimersByTime(999);
    expect(outcomes).toEqual([{answer}]);
    vi.advanceTimersByTime(1);
    expect(outcomes.at(-1)).toEqual({failure: 'timeout'});
  });

  it('after one that took too long has all the time again until the engine is ready', () => {
    const {outcomes, run} = setUp();
    run('SELECT 1');
    last().becomeReady();
    vi.advanceTimersByTime(1_000);
    run('SELECT 2');
    vi.advanceTimersByTime(600_000);
    expect(outcomes).toEqual([{failure: 'timeout'}]);
  });

  it('that is canceled ends its worker; the next one gets the compiled engine', () => {
    const {outcomes, run} = setUp();
    const running = run('SELECT 1');
    const first = last();
    first.becomeReady();
    running.cancel();
    expect(first.isGone).toBe(true);
    expect(outcomes).toEqual([{failure: 'canceled'}]);
    expect(last()).not.toBe(first);
    expect(last().received).toEqual([{kind: 'start', prepared, own: []}]);
    running.cancel();
    expect(outcomes).toHaveLength(1);
  });

  it('that waits is canceled without the one that runs', () => {
    const {outcomes, run} = setUp();
    run('SELECT 1');
    run('SELECT 2').cancel();
    expect(outcomes).toEqual([{failure: 'canceled'}]);
    last().becomeReady();
    last().say({kind: 'answer', answer});
    expect(outcomes.at(-1)).toEqual({answer});
    expect(last().received.filter(({kind}) => kind === 'run')).toHaveLength(1);
  });

  it('is told when the engine breaks, and the next run has a new one', () => {
    const {outcomes, run} = setUp();
    run('SELECT 1');
    last().becomeReady();
    last().say({kind: 'failed', reason: 'crashed'});
    expect(outcomes).toEqual([{failure: 'crashed'}]);
    run('SELECT 2');
    expect(last().received.map(({kind}) => kind)).toEqual(['start', 'run']);
    expect(FakeWorker.all).toHaveLength(2);
  });

  it.each(['download', 'refused'] as const)('starts from nothing after: %s', (reason) => {
    const {client, outcomes, run} = setUp();
    run('SELECT 1');
    last().say({kind: 'failed', reason});
    expect(outcomes).toEqual([{failure: reason}]);
    expect(client.isLoaded()).toBe(false);
    expect(FakeWorker.all).toHaveLength(1);
    run('SELECT 2');
    expect(last().received[0]).toEqual({kind: 'start', prepared: undefined, own: []});
  });

  it.each([
    ['gone, where the site answers', true, 'outdated'],
    ['out of reach, offline', false, 'download'],
  ] as const)('is told when the file of the worker is %s', async (_, isOnline, failure) => {
    stubSite({isOnline});
    const {outcomes, run} = setUp();
    run('SELECT 1');
    last().onerror?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcomes).toEqual([{failure}]);
  });

  it('is told of an engine that crashes, and keeps what was downloaded', async () => {
    stubSite();
    const {client, outcomes, run} = setUp();
    run('SELECT 1');
    last().becomeReady();
    last().onerror?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcomes).toEqual([{failure: 'crashed'}]);
    expect(client.isLoaded()).toBe(true);
    expect(last().received).toEqual([{kind: 'start', prepared, own: []}]);
  });

  it('begins anew when it is canceled before it is known why that file does not come', async () => {
    stubSite();
    const {outcomes, run} = setUp();
    const running = run('SELECT 1');
    last().onerror?.();
    running.cancel();
    run('SELECT 2');
    await vi.advanceTimersByTimeAsync(0);
    expect(outcomes).toEqual([{failure: 'canceled'}]);
    last().becomeReady();
    last().say({kind: 'answer', answer});
    expect(outcomes.at(-1)).toEqual({answer});
  });

  it('is not held up by the failure of a worker that was ended while it was loaded', async () => {
    stubSite();
    const {outcomes, run} = setUp();
    run('SELECT 1').cancel();
    const ended = last();
    run('SELECT 2');
    ended.onerror?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcomes).toEqual([{failure: 'canceled'}]);
    last().becomeReady();
    last().say({kind: 'answer', answer});
    expect(outcomes.at(-1)).toEqual({answer});
  });
});

describe('files of the reader', () => {
  it('go to the next worker, which says what became of them', () => {
    const {client, run} = setUp();
    run('SELECT 1');
    last().becomeReady();
    last().say({kind: 'answer', answer});
    const file = {name: 'own_a.csv', content: new Uint8Array(), sql: ''};
    const told: ReadonlyMap<string, OwnTable>[] = [];
    client.setFiles([file], (tables) => told.push(tables));
    expect(FakeWorker.all.map(({isGone}) => isGone)).toEqual([true, false]);
    expect(last().received).toEqual([{kind: 'start', prepared, own: [file]}]);
    const opened = new Map([['own_a.csv', {problem: 'no rows'}]]);
    last().say({kind: 'ready', prepared, opened});
    expect(told).toEqual([opened]);
  });

  it('cancel what runs', () => {
    const {client, outcomes, run} = setUp();
    run('SELECT 1');
    last().becomeReady();
    client.setFiles([], () => undefined);
    expect(outcomes).toEqual([{failure: 'canceled'}]);
    expect(FakeWorker.all.map(({isGone}) => isGone)).toEqual([true, false]);
  });
});
