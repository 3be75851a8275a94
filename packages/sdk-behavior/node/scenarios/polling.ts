import {setTimeout as sleep} from 'node:timers/promises';
import {MODELS, NEVER, RULES, serve} from '../../../samples/server/scriptedServer.ts';
import {changed, FAST, outcome, reported, start, SWITCHED_OFF, until, variation} from './client.ts';

const EIGHT_FAILURES = Array.from({length: 8}, () => 500);
const STOPPED = 'error Eppo SDK reached maximum of 8 failed polling attempts. Stopping polling';

/** How many intervals the SDK said it waits after each failed poll, without the jitter. */
function waits(): number[] {
  return reported.flatMap((text) => {
    const milliseconds = /will try polling again in ([\d.]+) ms/.exec(text)?.[1];
    return milliseconds ? [Math.floor(Number(milliseconds) / FAST.pollingIntervalMs)] : [];
  });
}

export async function eight_failures() {
  const server = await serve({config: [RULES, ...EIGHT_FAILURES, SWITCHED_OFF]});
  const client = await start(server.url, FAST);
  const stopped = await until(() => reported.includes(STOPPED), 30);
  await sleep(500);
  const {config} = server.requests;
  const meanwhile = variation(client);
  await client.fetchFlagConfigurations();
  return {
    stopped,
    waits: waits(),
    requests: config,
    meanwhile,
    'after a fetch': variation(client),
    'polls again': await until(() => server.requests.config > config + 3),
  };
}

export async function eight_failures_from_the_start() {
  const server = await serve({config: [500, ...EIGHT_FAILURES, RULES]});
  const client = await start(server.url, {
    ...FAST,
    numInitialRequestRetries: 0,
    throwOnFailedInitialization: false,
    pollAfterFailedInitialization: true,
  });
  const stopped = await until(() => reported.includes(STOPPED), 30);
  const meanwhile = variation(client);
  await client.fetchFlagConfigurations();
  return {stopped, meanwhile, 'after a fetch': variation(client)};
}

export async function nine_failures() {
  const server = await serve({config: [RULES, ...EIGHT_FAILURES, 500, 500, SWITCHED_OFF]});
  const client = await start(server.url, FAST);
  await until(() => reported.includes(STOPPED), 30);
  const fetch = await outcome(() => client.fetchFlagConfigurations());
  const {config} = server.requests;
  await sleep(500);
  return {fetch, 'polls again': server.requests.config > config, variation: variation(client)};
}

export async function failed_polls() {
  const server = await serve({config: [RULES, 401, 403, '{"flags": ', SWITCHED_OFF]});
  const client = await start(server.url, FAST);
  await until(() => server.requests.config === 4);
  const during = variation(client);
  return {during, afterwards: await until(() => variation(client) === 'control')};
}

export async function host_goes_away() {
  const server = await serve({config: [RULES, SWITCHED_OFF]});
  const client = await start(server.url, {pollingIntervalMs: 200});
  await server.close();
  const failed = await until(() => reported.some((text) => text.includes('Network error')));
  const during = variation(client);
  await server.listen();
  return {failed, during, afterwards: await until(() => variation(client) === 'control')};
}

export async function silent_host() {
  const server = await serve({config: [RULES, NEVER]});
  const client = await start(server.url, {...FAST, requestTimeoutMs: 1_500});
  const again = await until(() => server.requests.config > 2);
  return {variation: variation(client), 'tried again': again};
}

export async function no_models_in_a_poll() {
  const newModel = changed(({flags, banditReferences}) => {
    flags['new-onboarding']!.enabled = false;
    banditReferences['shoe-bandit']!.modelVersion = 'v8';
  });
  const server = await serve({config: [RULES, newModel], bandits: [MODELS, 500]});
  const client = await start(server.url, FAST);
  await until(() => server.requests.bandits > 1);
  return {variation: variation(client)};
}

export async function models_once() {
  const server = await serve({config: [RULES]});
  await start(server.url, FAST);
  await until(() => server.requests.config > 4);
  return {'requests for models': server.requests.bandits};
}

export async function stop_polling() {
  const server = await serve({config: [RULES]});
  const client = await start(server.url, {pollingIntervalMs: 200});
  const polling = hasTimer();
  client.stopPolling();
  const atOnce = hasTimer();
  const {config} = server.requests;
  await sleep(500);
  return {
    polling,
    'after stopPolling': atOnce,
    requests: server.requests.config - config,
    variation: variation(client),
  };
}

export async function stop_polling_later() {
  const server = await serve({config: [RULES]});
  const client = await start(server.url, {pollingIntervalMs: 1_000});
  await until(() => server.requests.config === 2);
  await sleep(500); // until the answer is in and the next timer is set
  client.stopPolling();
  const atOnce = hasTimer();
  await sleep(1_500);
  return {
    'after stopPolling': atOnce,
    'after an interval': hasTimer(),
    requests: server.requests.config,
  };
}

/** Whether a timer keeps the process alive. */
function hasTimer(): boolean {
  return process.getActiveResourcesInfo().includes('Timeout');
}
