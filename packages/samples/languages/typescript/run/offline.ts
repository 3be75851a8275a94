import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import {readFileSync} from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import {Socket} from 'node:net';
import workerThreads from 'node:worker_threads';
import {answerRestCall, isRestCall} from './restApi.ts';

const DEMO = new URL('../../../../../static/demo/', import.meta.url);

/** The SDK key that samples read from the environment. */
export const SDK_KEY = 'test-sdk-key';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', undefined]);

/**
 * Answers the two requests of the Node SDK from the fixtures and calls of the REST API from its
 * description; refuses all others.
 *
 * @returns a replacement of `globalThis.fetch`
 */
export function createFetchStub(): typeof fetch {
  const answers: Record<string, string> = {
    '/flag-config/v1/config': readFileSync(new URL('flags.json', DEMO), 'utf8'),
    '/flag-config/v1/bandits': readFileSync(new URL('bandits.json', DEMO), 'utf8'),
  };
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    if (isRestCall(url)) return answerRestCall(new Request(input, init));
    const path = Object.keys(answers).find((suffix) => url.pathname.endsWith(suffix));
    if (path === undefined) throw new TypeError(`samples run without network: ${url.href}`);
    return new Response(answers[path], {headers: {'content-type': 'application/json'}});
  };
}

type Refused = readonly (readonly [module: object, names: readonly string[]])[];

/** Ways to other programs, which could do what this one may not. */
const PROGRAMS: Refused = [
  [childProcess, ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync']],
  [workerThreads, ['Worker']],
];

/** Ways to reach the network, apart from sockets. */
const NETWORK: Refused = [
  [dgram, ['createSocket', 'Socket']],
  [dns, ['resolve', 'resolve4', 'resolve6', 'resolveAny', 'reverse', 'Resolver']],
  [dns.promises, ['resolve', 'resolve4', 'resolve6', 'resolveAny', 'reverse', 'Resolver']],
];

function refuse(ways: Refused): void {
  for (const [module, names] of ways) {
    for (const name of names) {
      // A function, because some are called with `new`.
      const refused = function refused() {
        throw new Error(`samples run without network and other programs: ${name}`);
      };
      Object.assign(module, {[name]: refused});
    }
  }
}

/** Makes every other program fail to start. */
export function blockPrograms(): void {
  refuse(PROGRAMS);
  syncBuiltinESMExports();
}

/** Makes every connection that leaves the machine fail. */
export function blockNetwork(): void {
  refuse(NETWORK);
  const {lookup} = dns;
  const local = (host: string, ...rest: unknown[]) => {
    if (LOOPBACK.has(host)) return Reflect.apply(lookup, dns, [host, ...rest]) as unknown;
    throw new Error(`samples run without network: ${host}`);
  };
  Object.assign(dns, {lookup: local});
  Object.assign(dns.promises, {lookup: local});
  syncBuiltinESMExports();
  blockSockets();
}

function blockSockets(): void {
  const {connect} = Socket.prototype;
  Socket.prototype.connect = function blocked(this: Socket, ...args: unknown[]) {
    const host = hostOf(Array.isArray(args[0]) ? args[0] : args);
    if (LOOPBACK.has(host)) return Reflect.apply(connect, this, args) as Socket;
    throw new Error(`samples run without network: ${host}`);
  } as typeof connect;
}

function hostOf([options, second]: readonly unknown[]): string | undefined {
  if (typeof options === 'number') return typeof second === 'string' ? second : undefined;
  if (typeof options !== 'object' || options === null) return undefined;
  const {host, path} = options as {host?: string; path?: unknown};
  return typeof path === 'string' ? undefined : host;
}
