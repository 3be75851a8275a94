import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';

/**
 * Runs a command of the project, or of an installed package.
 *
 * @param onLine takes each line that the command prints; without it, its output is shown.
 * @returns the exit code; 1 when the command was killed or could not start.
 */
export async function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>> = {},
  onLine?: (line: string) => void,
): Promise<number> {
  return new Promise((resolve) => {
    const output = onLine ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      env: {...process.env, ...environment},
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream && onLine) createInterface({input: stream}).on('line', onLine);
    }
    child.on('error', (error) => {
      console.error(`${command} did not start: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
