import {execFile, execFileSync, fork} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import {globSync} from 'tinyglobby';
import {runMain} from '../../src/shared/cli/runMain.ts';
import {isNginxInstalled, startNginx} from '../delivery/nginx.ts';
import {freePort} from '../support/freePort.ts';
import {representativeRoutes} from './routes.ts';

const BUILD = path.resolve('build');
const CONNECTIONS = 200;

/** What a browser accepts, and what a plain client does. */
const ENCODINGS = ['br, gzip', 'identity'];

/** Pages, what they load, and what search loads. */
const PATHS = [
  ...representativeRoutes,
  ...globSync(['assets/js/{main,runtime~main}.*.js', 'assets/css/styles.*.css'], {cwd: BUILD}).map(
    (file) => `/${file}`,
  ),
  '/search/index.json',
  '/sdks/index.md',
];

interface Server {
  url: string;
  /** Process that answers. */
  pid: number;
  stop: () => void;
}

interface Load {
  requests: number;
  /** Lost, late by more than two seconds, or answered with an error. */
  failed: number;
  /** Median and 99th percentile of the time to the whole answer, ms. */
  p50: number;
  p99: number;
  /** Most memory the server held, MB (1,000,000 bytes). */
  memory: number;
}

async function startNginxOnPort(): Promise<Server> {
  const address = `127.0.0.1:${await freePort()}`;
  const {pid, stop} = startNginx('deploy/nginx.conf', BUILD, address);
  return {url: `http://${address}`, pid, stop};
}

async function startServe(): Promise<Server> {
  const port = await freePort();
  const child = fork('src/cli/serve.ts', ['--port', String(port)], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // It says so when it listens.
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  return {url: `http://127.0.0.1:${port}`, pid: child.pid!, stop: () => child.kill()};
}

/** Most memory that a process has held so far, in MB. */
function peakMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round((Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6);
}

/** Asks for each path once: a server that has been up for a minute has compressed all. */
async function warmUp({url}: Server, encoding: string): Promise<void> {
  for (const asked of PATHS) {
    await (await fetch(url + asked, {headers: {'Accept-Encoding': encoding}})).arrayBuffer();
  }
}

async function measure(server: Server, encoding: string, seconds: string): Promise<Load> {
  await warmUp(server, encoding);
  const {stdout} = await promisify(execFile)(
    'wrk',
    [
      '--threads',
      '2',
      '--connections',
      String(CONNECTIONS),
      '--duration',
      `${seconds}s`,
      '--header',
      `Accept-Encoding: ${encoding}`,
      '--script',
      'tests/performance/load.lua',
      server.url,
    ],
    {env: {...process.env, PATHS: PATHS.join(' ')}},
  );
  const figures = JSON.parse(stdout.trim().split('\n').at(-1)!) as Omit<Load, 'memory'>;
  return {...figures, memory: peakMemory(server.pid)};
}

function requireTools(): void {
  try {
    execFileSync('wrk', ['--version'], {stdio: 'ignore'});
  } catch (error) {
    // wrk ends with status 1 after telling its version.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new Error('wrk makes the load: install it (Debian: apt-get install wrk).', {
        cause: error,
      });
    }
  }
  if (!isNginxInstalled()) {
    throw new Error(
      'nginx is one of the two servers measured: install it (Debian: apt-get install nginx-light).',
    );
  }
}

runMain(async () => {
  const {values} = parseArgs({options: {seconds: {type: 'string', default: '60'}}});
  requireTools();
  const table: Record<string, Load> = {};
  for (const [name, start] of Object.entries({nginx: startNginxOnPort, serve: startServe})) {
    for (const encoding of ENCODINGS) {
      const server = await start();
      try {
        table[`${name}, ${encoding}`] = await measure(server, encoding, values.seconds);
      } finally {
        server.stop();
      }
    }
  }
  console.log(`${CONNECTIONS} connections for ${values.seconds} s: ms, MB`);
  console.table(table);
  if (Object.values(table).some(({failed}) => failed > 0)) {
    throw new Error('Requests failed: see the table.');
  }
});
