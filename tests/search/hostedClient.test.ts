import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createHostedClient} from '../../src/features/search/hosted/hostedClient.ts';

type Requester = NonNullable<NonNullable<Parameters<typeof createHostedClient>[1]>['requester']>;

const MINUTE = 60_000;
const FIRST = 'app-dsn.algolia.net';
const ANSWER = {status: 200, content: '{"results":[]}', isTimedOut: false};

/** Requests that were sent, and whether the first host fails. */
let sent: {host: string; connectTimeout: number; responseTimeout: number}[];
let isDown: boolean;
let client: ReturnType<typeof createHostedClient>;
const search = (query: string) => client.search({requests: [{indexName: 'docs', query}]});

beforeEach(() => {
  vi.useFakeTimers();
  [sent, isDown] = [[], true];
  const send: Requester['send'] = ({url, connectTimeout, responseTimeout}) => {
    const {host} = new URL(url);
    sent.push({host, connectTimeout, responseTimeout});
    return Promise.resolve(isDown && host === FIRST ? {...ANSWER, status: 0} : ANSWER);
  };
  const settings = {appId: 'app', searchKey: 'key', indexName: 'docs'};
  client = createHostedClient(settings, {requester: {send}});
});
afterEach(() => {
  vi.useRealTimers();
});

it('a host has 1 s to connect and 2 s to answer, then the next one is asked', async () => {
  await search('flag');
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual({host: FIRST, connectTimeout: 1000, responseTimeout: 2000});
});

it('a write may take 30 s', () => {
  expect(client.transporter.timeouts.write).toBe(30_000);
});

it('a host that failed is avoided for 2 minutes', async () => {
  const timesAsked = () => sent.filter(({host}) => host === FIRST).length;
  await search('flag');
  isDown = false;
  vi.advanceTimersByTime(2 * MINUTE - 1000);
  await search('flags');
  expect(timesAsked()).toBe(1);
  vi.advanceTimersByTime(2000);
  await search('flag key');
  expect(timesAsked()).toBe(2);
});
