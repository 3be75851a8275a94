import {readFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {runCommand} from '../../samples/languages/toolchains/command.ts';
import type {Package} from '../../samples/languages/rust/package.ts';
import {createScriptedServer} from '../../samples/server/scriptedServer.ts';
import type {Replay} from './behaviors.ts';

/** The program that plays steps. */
export const PLAYER: Package = {
  name: 'player',
  crates: ['eppo', 'log', 'serde_json', 'tokio'],
  programs: ['src/main.rs'],
  files: [
    {
      path: 'src/main.rs',
      code: readFileSync(new URL('./behavior.rs', import.meta.url), 'utf8'),
    },
  ],
};

/** What a replay did. */
export type Played = {
  prints: string[];
  warnings: string[];
  requests: {config: number; bandits: number; tunnels: number};
};

/** Takes the steps of a replay. */
export async function play(executable: string, replay: Replay): Promise<Played> {
  const server = await createScriptedServer(replay.server);
  const [from, to] = replay.up ?? [0, undefined];
  if (from === 0) await server.listen();
  const ended = new AbortController();
  const later = async (seconds: number, act: () => Promise<void>) => {
    const isOver = await sleep(seconds * 1000, false, {signal: ended.signal}).catch(() => true);
    if (!isOver) await act();
  };
  if (from > 0) void later(from, server.listen);
  if (to !== undefined) void later(to, server.close);
  try {
    const args = [replay.address ?? server.url, 'test-sdk-key', ...replay.steps];
    const env = {NO_PROXY: '127.0.0.1', ...(replay.isProxy ? {HTTPS_PROXY: server.url} : {})};
    const {code, stdout, stderr} = await runCommand(executable, args, {env});
    if (code !== 0) throw new Error(`the player ended with ${code}:\n${stdout}${stderr}`);
    const lines = stdout.trim().split('\n');
    const prefix = 'warning ';
    const warnings = lines.filter((line) => line.startsWith(prefix));
    return {
      prints: lines.filter((line) => !line.startsWith(prefix)),
      warnings: [...new Set(warnings.map((line) => line.slice(prefix.length)))],
      requests: {...server.requests},
    };
  } finally {
    ended.abort();
    await server.close();
  }
}
