import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/** Longer than a slow registry takes; then it counts as not reached. */
const LIMIT_MS = 120_000;

/** Runs a command outside the repository, whose package files would change its answer. */
export type Run = (command: string, args: readonly string[], folder?: string) => Promise<string>;

/**
 * Runs a command of this machine.
 *
 * @returns what it printed
 * @throws Error with the reason in one line when it is missing, fails or takes too long
 */
export const run: Run = async (command, args, folder = '/') => {
  try {
    const options = {cwd: folder, timeout: LIMIT_MS, maxBuffer: 64 * 1024 * 1024};
    const {stdout} = await promisify(execFile)(command, [...args], options);
    return stdout;
  } catch (error) {
    const {code, stderr, killed} = error as {code?: unknown; stderr?: string; killed?: boolean};
    if (code === 'ENOENT') throw new Error(`${command} is not installed`);
    if (killed) throw new Error(`no answer within ${LIMIT_MS / 1000} s`);
    const lines = (stderr ?? '').split('\n').filter((line) => /error|fatal|403|404/i.test(line));
    throw new Error(lines[0]?.trim().slice(0, 120) ?? `${command} failed`);
  }
};
