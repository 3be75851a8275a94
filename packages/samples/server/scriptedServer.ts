import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

const DEMO = new URL('../../../static/demo/', import.meta.url);

/** How one request is answered: a status, a text with status 200, `LATE`, `NEVER`. */
type Answer = number | string;

/** The flags of the fixtures. */
export const RULES = readFileSync(new URL('flags.json', DEMO), 'utf8');

/** The bandit models of the fixtures. */
const MODELS = readFileSync(new URL('bandits.json', DEMO), 'utf8');

/** The flags, after some seconds. */
export const LATE = 'late';

/** No answer at all. */
export const NEVER = 'never';

/** How long a `late` answer takes, in milliseconds. */
const LATE_MS = 3_000;

/** The answers to the first, second … request; the last one answers all that follow. */
type Script = {config: readonly Answer[]; bandits?: readonly Answer[]};

/** A server that follows a script, and how often each address was requested. */
type ScriptedServer = {
  url: string;
  requests: {config: number; bandits: number};
  close(): Promise<void>;
};

/**
 * Starts a server on a free local port, which answers an SDK as a script says; left out, it gives
 * the flags and models of the fixtures.
 */
export async function serve(script: Partial<Script> = {}): Promise<ScriptedServer> {
  const answers = {config: [RULES], bandits: [MODELS], ...script};
  const requests = {config: 0, bandits: 0};
  const server = createServer((request, response) => {
    const kind = request.url?.includes('/bandits?') ? 'bandits' : 'config';
    const answer = answers[kind][Math.min(requests[kind], answers[kind].length - 1)]!;
    requests[kind] += 1;
    const isLate = answer === LATE;
    const status = typeof answer === 'number' ? answer : 200;
    const body = typeof answer === 'number' ? '{}' : isLate ? RULES : answer;
    const send = () => response.writeHead(status, {connection: 'close'}).end(body);
    if (answer !== NEVER) setTimeout(send, isLate ? LATE_MS : 0);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
