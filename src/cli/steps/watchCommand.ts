import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {readPhase} from '../../shared/cli/buildProgress.ts';
import type {Ended} from '../report/outcome.ts';
import {runCommand} from './runCommand.ts';

/** What a step runs. */
interface Watched {
  name: string;
  command: readonly [string, ...string[]];
  environment?: Readonly<Record<string, string>>;
  /** Folder that keeps the whole output, as `<name>.log`. */
  reports: string;
}

/**
 * Runs the command of a step and keeps what it prints.
 *
 * @param at takes how far the command says that it is.
 */
export async function watchCommand(
  {name, command, environment, reports}: Watched,
  at: (detail: string) => void,
): Promise<Ended> {
  const lines: string[] = [];
  const code = await runCommand(command, environment, (line) => {
    const phase = readPhase(line);
    if (phase === undefined) lines.push(line);
    else at(phase);
  });
  const output = lines.join('\n');
  writeFileSync(path.join(reports, `${name}.log`), `${output}\n`);
  return {code, output};
}
