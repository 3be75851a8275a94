import {getInstance} from '@eppo/node-server-sdk';
import {LATE, NEVER, RULES, serve} from '../../../samples/server/scriptedServer.ts';
import {code, FAST, outcome, start, until, variation} from './client.ts';

const NO_RETRY = {numInitialRequestRetries: 0};

export async function empty_key() {
  return {init: await outcome(() => start('http://127.0.0.1:1', {apiKey: ''}))};
}

export async function refused() {
  const statusAndRequests = async (status: number) => {
    const server = await serve({config: [status]});
    const init = await outcome(() => start(server.url, FAST));
    return {init, requests: server.requests.config, variation: variation()};
  };
  return {401: await statusAndRequests(401), 403: await statusAndRequests(403)};
}

export async function repaired_start() {
  const server = await serve({config: [500, RULES]});
  const init = await outcome(() => start(server.url, NO_RETRY));
  const before = variation();
  const fetch = await outcome(() => getInstance().fetchFlagConfigurations());
  return {init, before, fetch, after: variation()};
}

export async function no_connection() {
  const server = await serve({config: [RULES]});
  await server.close();
  const noName = (await outcome(() => start('http://eppo.invalid', NO_RETRY))) as object;
  return {
    'dead host': await outcome(() => start(server.url, NO_RETRY)),
    'name without address': {...noName, cause: 'of the name server'},
    variation: variation(),
  };
}

export async function no_json() {
  const {url} = await serve({config: ['<html>']});
  return {init: await outcome(() => start(url, NO_RETRY))};
}

export async function slow_answer() {
  const {url} = await serve({config: [LATE]});
  return {init: await outcome(() => start(url, {...NO_RETRY, requestTimeoutMs: 300}))};
}

export async function no_flags() {
  const {url} = await serve({config: ['{}']});
  return {init: await outcome(() => start(url)), flags: getInstance().getFlagKeys(), code: code()};
}

export async function no_models() {
  const {url} = await serve({config: [RULES], bandits: [500]});
  return {
    init: await outcome(() => start(url, NO_RETRY)),
    flags: getInstance().getFlagKeys(),
  };
}

/** The limits leave 2 s for a busy machine; a third attempt would take longer. */
export async function longest_start() {
  const seconds = async (...[script]: Parameters<typeof serve>) => {
    const {url} = await serve(script);
    const begin = Date.now();
    await outcome(() => start(url));
    return (Date.now() - begin) / 1000;
  };
  const [flags, both] = await Promise.all([
    seconds({config: [NEVER]}),
    seconds({config: [LATE], bandits: [NEVER]}),
  ]);
  return {
    'two requests of 5 s and a pause': flags > 11 && flags < 15,
    'late flags, then no models': both > 17 && both < 22,
  };
}

export async function defaults_first() {
  const {url} = await serve({config: [500, RULES]});
  const client = await start(url, {
    ...FAST,
    ...NO_RETRY,
    throwOnFailedInitialization: false,
    pollAfterFailedInitialization: true,
  });
  const early = {variation: variation(client), code: code(client)};
  return {early, later: await until(() => variation(client) === 'treatment')};
}

export async function defaults_for_ever() {
  const server = await serve({config: [500, RULES]});
  const client = await start(server.url, {
    ...FAST,
    ...NO_RETRY,
    throwOnFailedInitialization: false,
  });
  const later = await until(() => variation(client) === 'treatment', 0.5);
  return {later, requests: server.requests.config};
}

export async function polling_after_rejection() {
  const {url} = await serve({config: [500, RULES]});
  const options = {...FAST, ...NO_RETRY, pollAfterFailedInitialization: true};
  return {
    init: await outcome(() => start(url, options)),
    early: variation(),
    later: await until(() => variation() === 'treatment'),
  };
}
