import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build, type BuildFailure, type BuildOptions, type Format} from 'esbuild';
import {ROOT} from '../../../core/paths.ts';
import {SDK_KEY} from '../run/offline.ts';

const PRELOAD = fileURLToPath(new URL('preload.ts', import.meta.url));

/** How long a sample may take, in milliseconds; the SDK's own timeout is 5 seconds. */
const TIME_LIMIT_MS = 12_000;

export type Execution = {stdout: string; stderr: string; code: number; ended: boolean};

/** Compiles a file and what it imports of the project to one file that Node runs. */
async function bundle(
  entry: string,
  format: Format,
  outfile: string,
  options: BuildOptions = {},
): Promise<string> {
  await build({
    ...options,
    entryPoints: [entry],
    outfile,
    format,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
  });
  return outfile;
}

/** Compiles what is loaded before each sample. */
export function bundlePreload(folder: string): Promise<string> {
  // The stub finds the fixtures from its own address.
  const address = JSON.stringify(new URL('../run/offline.ts', import.meta.url));
  return bundle(PRELOAD, 'esm', join(folder, 'preload.mjs'), {
    define: {'import.meta.url': address},
  });
}

/**
 * Runs a pasted sample as `npx tsx file` would, in a process and folder of its own: a `.ts` file
 * is a CommonJS module there, without `await` at its top level.
 */
export async function execute(
  folder: string,
  file: string,
  {preload, isModule}: {preload: string; isModule: boolean},
): Promise<Execution> {
  const format = isModule || /\.m[jt]s$/.test(file) ? 'esm' : 'cjs';
  const compiled = join(folder, format === 'esm' ? '.sample.mjs' : '.sample.cjs');
  try {
    await bundle(join(folder, file), format, compiled);
  } catch (error) {
    const stderr = (error as BuildFailure).errors.map(({text}) => `Error: ${text}`).join('\n');
    return {stdout: '', stderr, code: 1, ended: true};
  }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', preload, compiled],
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
