import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import type {Fence, Finding} from '../../core/types.ts';
import {runCommand} from './command.ts';
import type {Toolchain} from './types.ts';

type Options = {
  command: string;
  versionArgs: readonly string[];
  /** Arguments before the file. */
  args: readonly string[];
  extension: string;
  /** Programs to try, in order; they must keep the lines of the sample. */
  variants: ((code: string) => string)[];
  /** Finds `line` and `message` of the first error in the output. */
  error: RegExp;
};

async function firstError(file: string, code: string, options: Options) {
  let first: {line: number; message: string} | undefined;
  for (const variant of options.variants) {
    await writeFile(file, variant(code));
    const result = await runCommand(options.command, [...options.args, file]);
    if (result.code === 0) return undefined;
    const output = `${result.stdout}\n${result.stderr}`;
    const match = options.error.exec(output);
    first ??= {
      line: Number(match?.groups?.line ?? 1),
      message: match?.groups?.message?.trim() ?? output.trim().split('\n')[0] ?? 'syntax error',
    };
  }
  return first;
}

/** A toolchain whose command checks one file at a time; as many run as there are cores. */
export function perFileToolchain(options: Options): Toolchain {
  const {command} = options;
  return {
    command,
    async check(fences) {
      const version = await runCommand(command, options.versionArgs);
      const folder = await mkdtemp(path.join(tmpdir(), `samples-${command}-`));
      const findings: Finding[] = [];
      const queue = [...fences.entries()];
      const work = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const [index, fence]: [number, Fence] = next;
          const file = path.join(folder, `sample${index}.${options.extension}`);
          const error = await firstError(file, fence.code, options);
          if (!error) continue;
          const message = `${command}: ${error.message}`;
          findings.push({fence, line: fence.line + error.line - 1, message});
        }
      };
      try {
        await Promise.all(Array.from({length: availableParallelism()}, work));
      } finally {
        await rm(folder, {recursive: true, force: true});
      }
      const label = /\d+\.\d+(?:\.\d+)?/.exec(version.stdout)?.[0] ?? '';
      return {tool: `${command} ${label}`.trim(), findings};
    },
  };
}
