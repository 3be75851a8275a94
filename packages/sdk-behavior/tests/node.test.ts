import {expect, test} from 'vitest';
import {installedVersion} from '../../samples/core/installed.ts';
import {runCommand} from '../../samples/languages/toolchains/command.ts';
import {testReplays} from './testReplays.ts';

const PLAYER = 'packages/sdk-behavior/node/scenarios/main.mts';

/** Most scenarios wait, so more of them than processors run side by side. */
const AT_ONCE = 6;

/** Plays a scenario in a process of its own. */
async function play(name: string): Promise<unknown> {
  const {code, stdout, stderr} = await runCommand(
    process.execPath,
    ['--import', 'tsx', PLAYER, name],
    {env: {LOG_LEVEL: 'silent'}},
  );
  return code === 0 ? JSON.parse(stdout) : stderr.slice(0, 500);
}

const version = testReplays('node', async (names) => {
  const played: Record<string, unknown> = {};
  const waiting = [...names];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      played[name] = await play(name);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return played;
});

test('the version that plays is the installed one', () => {
  expect(version).toBe(installedVersion('@eppo/node-server-sdk'));
});
