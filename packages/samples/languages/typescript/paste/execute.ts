import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {ROOT} from '../../../core/paths.ts';
import {SDK_KEY} from '../run/offline.ts';

const PRELOAD = fileURLToPath(new URL('preload.ts', import.meta.url));

/** How long a sample may take, in milliseconds; the SDK's own timeout is 5 seconds. */
const TIME_LIMIT_MS = 12_000;

export type Execution = {stdout: string; stderr: string; code: number; ended: boolean};

/** Runs a pasted sample as `npx tsx file` would, in a process and folder of its own. */
export function execute(folder: string, file: string): Promise<Execution> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', '--import', PRELOAD, join(folder, file)],
      {
        cwd: ROOT,
        timeout: TIME_LIMIT_MS,
        killSignal: 'SIGKILL',
        env: {
          ...process.env,
          SAMPLE_FOLDER: folder,
          EPPO_SDK_KEY: SDK_KEY,
          EPPO_API_KEY: SDK_KEY,
          LOG_LEVEL: 'silent',
          NODE_OPTIONS: '',
        },
      },
      (error, stdout, stderr) =>
        resolve({
          stdout,
          stderr,
          code: typeof error?.code === 'number' ? error.code : 0,
          ended: !error?.killed,
        }),
    );
  });
}
