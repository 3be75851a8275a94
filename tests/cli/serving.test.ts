import {execFile, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo, type Server} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {promisify} from 'node:util';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {choosePort} from '../../src/cli/steps/choosePort.mjs';

const HOST = '127.0.0.1';

/** Another program, and the port that it has: the first choice of all commands here. */
let other: Server;
let taken: number;
let root: string;

beforeAll(async () => {
  other = createServer().listen(0, HOST);
  await once(other, 'listening');
  taken = (other.address() as AddressInfo).port;
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  writeFileSync(path.join(root, 'index.html'), '<p>home</p>');
});

afterAll(() => {
  other.close();
  rmSync(root, {recursive: true});
});

const IN_USE = 'another program has it, or it needs more rights';

describe('choosePort', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('takes the next free port, and says so', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    vi.stubEnv('PORT', String(taken));
    const port = await choosePort(undefined, HOST);
    expect(port).not.toBe(taken);
    const line = `Port ${taken} is taken; serving at http://${HOST}:${port}`;
    expect(log).toHaveBeenCalledExactlyOnceWith(line);
    log.mockRestore();
  });

  it('takes no other port than the one asked for', async () => {
    await expect(choosePort(String(taken), HOST)).rejects.toThrow(IN_USE);
    await expect(choosePort('99999', HOST)).rejects.toThrow(IN_USE);
    await expect(choosePort('0', HOST)).resolves.toBeGreaterThan(0);
  });
});

const commands = {
  'npm run preview': ['run', '--silent', 'preview', '--'],
  'npm start': ['start', '--silent', '--'],
};

it.each(Object.entries(commands))(
  '%s refuses a port that is taken in one sentence',
  async (_, args) => {
    const run = promisify(execFile)('npm', [...args, '--host', HOST, '--port', String(taken)]);
    await expect(run).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `Port ${taken} cannot be used: ${IN_USE}.\n`,
    });
  },
);

describe('npm run serve', () => {
  let child: ChildProcess | undefined;

  afterEach(() => {
    child?.kill('SIGKILL');
  });

  it('serves on a free port, tells of requests, and ends well on SIGTERM', async () => {
    child = spawn('npm', ['run', '--silent', 'serve', '--', '--root', root, '--log'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {...process.env, PORT: String(taken)},
    });
    const lines = createInterface(child.stdout!)[Symbol.asyncIterator]();
    const next = async () => (await lines.next()).value as string;
    const [, url] = /^Port \d+ is taken; serving at (http:\S+)$/.exec(await next()) ?? [];
    expect(await next()).toContain(`${url}/`);
    expect((await fetch(url!)).status).toBe(200);
    expect(await next()).toMatch(/Z GET \/ 200 \d+ \d+$/);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await expect(fetch(url!)).rejects.toThrow();
  });
});
