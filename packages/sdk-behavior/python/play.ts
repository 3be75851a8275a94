import {fileURLToPath} from 'node:url';
import {readReplayTable} from '../table.ts';
import {runCommand} from '../../samples/languages/toolchains/command.ts';
import {pythonEnvironment} from '../../samples/languages/python/environment.ts';

const FOLDER = fileURLToPath(new URL('scenarios', import.meta.url));

/** What the pages say about failures, and what the SDK must do then. */
export const pythonTable = readReplayTable(new URL('replays.yaml', import.meta.url));

/** Plays scenarios on the published SDK, against servers of their own on this machine. */
export async function playInPython(names: readonly string[]): Promise<Record<string, unknown>> {
  const {code, stdout, stderr} = await runCommand(pythonEnvironment().python, [FOLDER, ...names]);
  if (code !== 0) throw new Error(`The replays failed:\n${stderr}`);
  return JSON.parse(stdout) as Record<string, unknown>;
}
