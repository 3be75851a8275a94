import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

const DEMO = new URL('../../../static/demo/', import.meta.url);

/** How one request is answered: a status, a text with status 200, `LATE`, `NEVER`, `BROKEN_OFF`. */
type Answer = number | string;

/** The flags of the fixtures. */
export const RULES = readFileSync(new URL('flags.json', DEMO), 'utf8');

/** The bandit models of the fixtures. */
export const MODELS = readFileSync(new URL('bandits.json', DEMO), 'utf8');

/** The flags, after some seconds. */
export const LATE = 'late';

/** No answer at all. */
export const NEVER = 'never';

/** No answer, and after some seconds the connection ends. */
export const BROKEN_OFF = 'broken off';

/** The answers to the first, second … request; the last one answers all that follow. */
export type Script = {config: readonly Answer[]; bandits?: readonly Answer[]};

/** A server that follows a script, and how often each address, or a tunnel, was requested. */
type ScriptedServer = {
  url: string;
  requests: {config: number; bandits: number; tunnels: number};
  listen(): Promise<void>;
  close(): Promise<void>;
};

/** How long a `late` answer takes, in milliseconds. */
const LATE_MS = 3_000;

/** Reserves a local port for a server that follows a script; `listen` makes it answer. */
export async function createScriptedServer({
  config,
  bandits = [MODELS],
}: Script): Promise<ScriptedServer> {
  const requests = {config: 0, bandits: 0, tunnels: 0};
  const server = createServer((request, response) => {
    const kind = request.url?.includes('/bandits?') ? 'bandits' : 'config';
    const answers = kind === 'config' ? config : bandits;
    const answer = answers[Math.min(requests[kind], answers.length - 1)]!;
    requests[kind] += 1;
    const isLate = answer === LATE || answer === BROKEN_OFF;
    const status = typeof answer === 'number' ? answer : 200;
    const body = typeof answer === 'number' ? '{}' : isLate ? RULES : answer;
    const send = () => {
      if (answer === BROKEN_OFF) request.socket.destroy();
      else response.writeHead(status, {connection: 'close'}).end(body);
    };
    if (answer !== NEVER) setTimeout(send, isLate ? LATE_MS : 0);
  });
  // What a client sends to a proxy that it reaches a host with TLS through.
  server.on('connect', (_request, socket) => {
    requests.tunnels += 1;
    socket.destroy();
  });
  const open = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await open(0);
  const {port} = server.address() as AddressInfo;
  await close();
  return {url: `http://127.0.0.1:${port}`, requests, listen: () => open(port), close};
}

/** Starts a server that follows a script; left out, it gives the flags and models of the fixtures. */
export async function serve(script: Script = {config: [RULES]}): Promise<ScriptedServer> {
  const server = await createScriptedServer(script);
  await server.listen();
  return server;
}
