import {execFile} from 'node:child_process';
import {findInPath} from '../../../../src/shared/findInPath.ts';

type CommandResult = {code: number; stdout: string; stderr: string};

/** Whether a toolchain that is missing is an error: `SAMPLES_TOOLCHAINS=required`. */
export const areRequired = process.env.SAMPLES_TOOLCHAINS === 'required';

/** Whether a command is on the path. */
export function isInstalled(command: string): boolean {
  return findInPath([command]) !== undefined;
}

/**
 * Runs a command without a shell.
 *
 * @returns its output, also when it fails
 * @throws Error when it cannot be started or takes longer than its limit, two minutes unless given
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: {input?: string; env?: Readonly<Record<string, string>>; timeoutMs?: number} = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      command,
      [...args],
      {
        env: {...process.env, ...options.env},
        timeout: options.timeoutMs ?? 120_000,
        maxBuffer: 64 * 1024 * 1024,
      },
      (error, stdout, stderr) => {
        const code = error ? error.code : 0;
        if (error && typeof code !== 'number') reject(error);
        else resolve({code: Number(code), stdout, stderr});
      },
    );
    // A command that ends early closes its input; its exit code says what happened.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(options.input ?? '');
  });
}

/**
 * Runs a command that has to succeed.
 *
 * @param what is said when it fails, before its own words
 * @returns what it prints
 * @throws Error when it fails
 */
export async function run(
  command: string,
  args: readonly string[],
  what: string,
  options: Parameters<typeof runCommand>[2] = {},
): Promise<string> {
  const {code, stdout, stderr} = await runCommand(command, args, options);
  if (code !== 0) throw new Error(`${what}:\n${stdout}${stderr}`);
  return stdout;
}
