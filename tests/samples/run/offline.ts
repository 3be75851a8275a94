import {readFileSync} from 'node:fs';
import {Socket} from 'node:net';
import {answerRestCall, isRestCall} from './restApi.ts';

const FIXTURES = new URL('../fixtures/', import.meta.url);

/** The SDK key that samples read from the environment. */
export const SDK_KEY = 'test-sdk-key';

/** The key that the stub refuses with status 401, for samples about failed initialization. */
export const REFUSED_KEY = 'invalid-sdk-key';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', undefined]);

/**
 * Answers the two requests of the Node SDK from the fixtures and calls of the REST API from its
 * description; refuses all others.
 *
 * @returns a replacement of `globalThis.fetch`
 */
export function createFetchStub(): typeof fetch {
  const answers: Record<string, string> = {
    '/flag-config/v1/config': readFileSync(new URL('flag-config.json', FIXTURES), 'utf8'),
    '/flag-config/v1/bandits': readFileSync(new URL('bandit-models.json', FIXTURES), 'utf8'),
  };
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    if (isRestCall(url)) return answerRestCall(new Request(input, init));
    const path = Object.keys(answers).find((suffix) => url.pathname.endsWith(suffix));
    if (path === undefined) throw new TypeError(`samples run without network: ${url.href}`);
    if (url.searchParams.get('apiKey') === REFUSED_KEY) {
      return new Response('{}', {status: 401, statusText: 'Unauthorized'});
    }
    return new Response(answers[path], {headers: {'content-type': 'application/json'}});
  };
}

/** Makes every connection that leaves the machine fail. */
export function blockSockets(): void {
  const {connect} = Socket.prototype;
  Socket.prototype.connect = function blocked(this: Socket, ...args: unknown[]) {
    const [options] = (Array.isArray(args[0]) ? args[0] : args) as [unknown];
    const host = hostOf(options);
    if (LOOPBACK.has(host)) return Reflect.apply(connect, this, args) as Socket;
    this.destroy(new Error(`samples run without network: ${host}`));
    return this;
  } as typeof connect;
}

function hostOf(options: unknown): string | undefined {
  if (typeof options !== 'object' || options === null || 'path' in options) return undefined;
  return (options as {host?: string}).host;
}
