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
}

const last = (): FakeWorker => FakeWorker.all.at(-1)!;
const become = (opened = new Map<string, OwnTable>()) =>
  last().say({kind: 'ready', prepared, opened});
const give = () => last().say({kind: 'answer', answer});
const kinds = () => last().received.map(({kind}) => kind);

/** A client, with the first run asked for. */
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
  expect(FakeWorker.all).toEqual([]);
  return {client, outcomes, progress, run, first: run('SELECT 1')};
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
    run('SELECT 2');
    expect(kinds()).toEqual(['start', 'run']);
    become();
    give();
    expect(outcomes).toEqual([{answer}]);
    expect(last().received.at(-1)).toEqual({kind: 'run', sql: 'SELECT 2'});
  });

  it('has all the time for the download, which tells how far it is, and a limit for each query', () => {
    const {outcomes, progress, run} = setUp();
    vi.advanceTimersByTime(600_000);
    last().say({kind: 'progress', loaded: 7, total: 10});
    expect(progress).toEqual([7]);
    become();
    give();
    run('SELECT 2');
    vi.advanceTimersByTime(999);
    expect(outcomes).toEqual([{answer}]);
    vi.advanceTimersByTime(1);
    expect(outcomes).toEqual([{answer}, {failure: 'timeout'}]);
    run('SELECT 3');
    vi.advanceTimersByTime(600_000);
    expect(outcomes).toHaveLength(2);
  });

  it('that is canceled ends its worker; the next one gets the compiled engine', () => {
    const {outcomes, first} = setUp();
    const worker = last();
    become();
    first.cancel();
    first.cancel();
    expect(worker.isGone).toBe(true);
    expect(outcomes).toEqual([{failure: 'canceled'}]);
    expect(last()).not.toBe(worker);
    expect(last().received).toEqual([{kind: 'start', prepared, own: []}]);
  });

  it('that waits is canceled without the one that runs', () => {
    const {outcomes, run} = setUp();
    run('SELECT 2').cancel();
    become();
    give();
    expect(outcomes).toEqual([{failure: 'canceled'}, {answer}]);
    expect(kinds()).toEqual(['start', 'run']);
  });

  it('is told when the engine breaks, and the next run has a new one', () => {
    const {outcomes, run} = setUp();
    become();
    last().say({kind: 'failed', reason: 'crashed'});
    expect(outcomes).toEqual([{failure: 'crashed'}]);
    run('SELECT 2');
    expect(kinds()).toEqual(['start', 'run']);
    expect(FakeWorker.all).toHaveLength(2);
  });

  it.each(['download', 'refused'] as const)('starts from nothing after: %s', (reason) => {
    const {client, outcomes, run} = setUp();
    last().say({kind: 'failed', reason});
    expect(outcomes).toEqual([{failure: reason}]);
    expect(client.isLoaded()).toBe(false);
    expect(FakeWorker.all).toHaveLength(1);
    run('SELECT 2');
    expect(last().received[0]).toEqual({kind: 'start', prepared: undefined, own: []});
  });

  it.each([
    ['gone, where the site answers', {}, false, 'outdated'],
    ['out of reach, offline', {isOnline: false}, false, 'download'],
    ['running, and keeps what was downloaded', {}, true, 'crashed'],
  ] as const)('is told when its worker fails: %s', async (_, site, isReady, failure) => {
    stubSite(site);
    const {client, outcomes} = setUp();
    if (isReady) become();
    last().onerror?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcomes).toEqual([{failure}]);
    expect(client.isLoaded()).toBe(isReady);
  });

  it.each([
    ['canceled before it is known why its file does not come', true],
    ['not held up by the failure of a worker that was ended while it was loaded', false],
  ])('after one that was given up is %s', async (_, isFirst) => {
    stubSite();
    const {outcomes, run, first} = setUp();
    const ended = last();
    if (isFirst) ended.onerror?.();
    first.cancel();
    run('SELECT 2');
    if (!isFirst) ended.onerror?.();
    await vi.advanceTimersByTimeAsync(0);
    become();
    give();
    expect(outcomes).toEqual([{failure: 'canceled'}, {answer}]);
  });
});

describe('files of the reader', () => {
  it('go to the next worker, which says what became of them', () => {
    const {client} = setUp();
    become();
    give();
    const file = {name: 'own_a.csv', content: new Uint8Array(), sql: ''};
    const told: ReadonlyMap<string, OwnTable>[] = [];
    client.setFiles([file], (tables) => told.push(tables));
    expect(FakeWorker.all.map(({isGone}) => isGone)).toEqual([true, false]);
    expect(last().received).toEqual([{kind: 'start', prepared, own: [file]}]);
    const opened = new Map([['own_a.csv', {problem: 'no rows'}]]);
    become(opened);
    expect(told).toEqual([opened]);
  });

  it('cancel what runs', () => {
    const {client, outcomes} = setUp();
    become();
    client.setFiles([], () => undefined);
    expect(outcomes).toEqual([{failure: 'canceled'}]);
    expect(FakeWorker.all.map(({isGone}) => isGone)).toEqual([true, false]);
  });
});
