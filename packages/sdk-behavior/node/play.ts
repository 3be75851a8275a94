import {fileURLToPath} from 'node:url';
import {readReplayTable} from '../table.ts';
import {runCommand} from '../../samples/languages/toolchains/command.ts';

const PLAYER = fileURLToPath(new URL('scenarios/main.mts', import.meta.url));

/** Most scenarios wait, so more of them than processors run side by side. */
const AT_ONCE = 6;

/** What the pages say about failures, and what the SDK must do then. */
export const nodeTable = readReplayTable(new URL('replays.yaml', import.meta.url));

/** Plays scenarios on the published SDK, each in a process of its own. */
export async function playInNode(names: readonly string[]): Promise<Record<string, unknown>> {
  const played: Record<string, unknown> = {};
  const waiting = [...names];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      played[name] = await play(name);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return played;
}

async function play(name: string): Promise<unknown> {
  const {code, stdout, stderr} = await runCommand(
    process.execPath,
    ['--import', 'tsx', PLAYER, name],
    {env: {LOG_LEVEL: 'silent'}},
  );
  return code === 0 ? JSON.parse(stdout) : stderr.slice(0, 500);
}
