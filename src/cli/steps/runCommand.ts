import {spawn} from 'node:child_process';

/**
 * Runs a command of the project, or of an installed package, showing its output.
 *
 * @param environment variables set on top of the current ones.
 * @returns the exit code; 1 when the command was killed or could not start.
 */
export async function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {...process.env, ...environment},
    });
    child.on('error', (error) => {
      console.error(`${command} did not start: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
