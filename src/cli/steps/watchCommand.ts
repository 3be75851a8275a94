import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Ended} from '../report/outcome.ts';
import {readProgress} from '../report/progressLine.ts';
import {runCommand} from './runCommand.ts';

/** How often a long step says that it lives, in milliseconds. */
const SIGN_OF_LIFE = process.stdout.isTTY ? 5_000 : 15_000;

/** What a step runs. */
interface Watched {
  name: string;
  command: readonly [string, ...string[]];
  environment?: Readonly<Record<string, string>>;
  /** What it counts, such as `files`. */
  unit?: string;
  /** Folder that keeps its whole output. */
  reports: string;
}

/** Runs the command of a step: says how far it is and how long it took, and keeps what it prints. */
export async function watchCommand({
  name,
  command,
  environment,
  unit = 'tests',
  reports,
}: Watched): Promise<Ended> {
  const started = performance.now();
  const lines: string[] = [];
  let place = 'running';
  const tell = (what: string): void => {
    console.log(`${name}: ${what}, ${Math.round((performance.now() - started) / 1000)} s`);
  };
  const sign = setInterval(() => tell(place), SIGN_OF_LIFE);
  const code = await runCommand(command, environment, (line) => {
    const progress = readProgress(line);
    if (progress) place = `${progress.done} of ${progress.total} ${unit}`;
    else lines.push(line);
  });
  clearInterval(sign);
  const output = lines.join('\n');
  writeFileSync(path.join(reports, `${name}.log`), `${output}\n`);
  tell(code === 0 ? 'done' : 'failed');
  return {code, output};
}
