import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

const DEMO = new URL('../../../static/demo/', import.meta.url);

const FLAGS = readFileSync(new URL('flags.json', DEMO));
const BANDITS = readFileSync(new URL('bandits.json', DEMO));
const NO_FLAGS = JSON.stringify({
  createdAt: '2026-01-15T09:00:00.000Z',
  format: 'SERVER',
  environment: {name: 'Test'},
  flags: {},
});

type Answer = {status?: number; body?: string | Buffer; delayMs?: number; hangUp?: boolean};

/** SDK keys that stand for a fault, with the answer to every request that carries them. */
const FAULTY_KEYS = {
  'invalid-sdk-key': {status: 401, body: '{}'},
  'forbidden-sdk-key': {status: 403, body: '{}'},
  'broken-json': {body: '{"flags": '},
  'server-error': {status: 500, body: 'Internal Server Error'},
  'no-flags': {body: NO_FLAGS},
  'hang-up': {hangUp: true},
  'slow-sdk-key': {delayMs: 3_000},
} as const satisfies Readonly<Record<string, Answer>>;

/** A server that plays the address which SDKs fetch their rules from. */
type ConfigurationServer = {
  /** What an SDK takes as its base address, such as `http://127.0.0.1:40123/api`. */
  url: string;
  /** The requests so far, as `path key`, in order. */
  requests: string[];
  close(): Promise<void>;
};

/**
 * Starts a server on a free local port. Any key gets the flags and bandit models of `static/demo`,
 * but for `FAULTY_KEYS`.
 */
export async function startConfigurationServer(): Promise<ConfigurationServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => answer(request, response, requests));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(request: IncomingMessage, response: ServerResponse, requests: string[]): void {
  const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
  const key = searchParams.get('apiKey') ?? '';
  requests.push(`${pathname} ${key}`);
  const fault: Answer = (FAULTY_KEYS as Readonly<Record<string, Answer>>)[key] ?? {};
  const body = pathname.endsWith('/config')
    ? FLAGS
    : pathname.endsWith('/bandits')
      ? BANDITS
      : undefined;
  if (fault.hangUp) {
    request.socket.destroy();
    return;
  }
  setTimeout(() => {
    response.writeHead(body ? (fault.status ?? 200) : 404, {'content-type': 'application/json'});
    response.end(body && (fault.body ?? body));
  }, fault.delayMs ?? 0);
}
