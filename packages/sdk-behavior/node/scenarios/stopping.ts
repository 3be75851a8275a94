import {setTimeout as sleep} from 'node:timers/promises';
import {serve} from '../../../samples/server/scriptedServer.ts';
import {start, until} from './client.ts';

export async function stop_polling() {
  const server = await serve();
  const client = await start(server.url, {pollingIntervalMs: 200});
  const polling = hasTimer();
  client.stopPolling();
  const atOnce = hasTimer();
  const {config} = server.requests;
  await sleep(500);
  return {polling, 'after stopPolling': atOnce, requests: server.requests.config - config};
}

export async function stop_polling_later() {
  const server = await serve();
  const client = await start(server.url, {pollingIntervalMs: 1_000});
  await until(() => server.requests.config === 2);
  await sleep(500); // until the answer is in and the next timer is set
  client.stopPolling();
  const atOnce = hasTimer();
  await sleep(1_500);
  return {'after stopPolling': atOnce, 'after an interval': hasTimer()};
}

/** Whether a timer keeps the process alive. */
function hasTimer(): boolean {
  return process.getActiveResourcesInfo().includes('Timeout');
}
