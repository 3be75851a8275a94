import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {sdkManifest} from '../../../../src/features/sdks/readManifest.ts';
import {ROOT} from '../../core/paths.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const FOLDER = join(ROOT, '.cache/samples/python');

/** What every sample finds beside it: the stand-ins of `sitecustomize.py`, and mypy's options. */
export const TEMPLATE = join(HERE, 'template');

/** A virtual environment with the SDK and the packages that samples import. */
export type Environment = {
  /** Path of its interpreter. */
  python: string;
  folder: string;
  /** The SDK in it, e.g. `eppo-server-sdk 4.4.1`. */
  sdk: string;
};

let known: Environment | Error | undefined;

/**
 * The environment for samples; the first call on a machine installs it, which takes half a minute.
 *
 * @returns an error with the last words of the installer when it cannot be installed, such as
 * without a network
 */
export function findEnvironment(): Environment | Error {
  try {
    known ??= prepareEnvironment();
  } catch (error) {
    known = error as Error;
  }
  return known;
}

/** The same for those who cannot do without it: it throws the error. */
export function pythonEnvironment(): Environment {
  const found = findEnvironment();
  if (found instanceof Error) throw found;
  return found;
}

function prepareEnvironment(): Environment {
  const {package: name, latestVersion} = sdkManifest('python');
  const [requirements, constraints] = ['requirements.txt', 'constraints.txt'].map((file) =>
    join(TEMPLATE, file),
  ) as [string, string];
  const version = run('python3', ['--version']).trim();
  const files = [requirements, constraints].map((file) => readFileSync(file, 'utf8'));
  const content = [version, name, latestVersion, ...files];
  const folder = join(
    FOLDER,
    createHash('sha256').update(content.join('\n')).digest('hex').slice(0, 12),
  );
  if (!existsSync(folder)) {
    install(folder, ['-r', requirements, '-c', constraints, `${name}==${latestVersion}`]);
  }
  return {folder, python: join(folder, 'bin/python'), sdk: `${name} ${latestVersion}`};
}

/** Installs beside the folder, so that a folder with the right name is always complete. */
function install(folder: string, packages: readonly string[]): void {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(FOLDER, {recursive: true});
  try {
    run('python3', ['-m', 'venv', draft]);
    const pip = ['-m', 'pip', 'install', '--quiet', '--retries', '1'];
    run(join(draft, 'bin/python'), [...pip, ...packages]);
    if (!existsSync(folder)) renameSync(draft, folder);
  } finally {
    rmSync(draft, {recursive: true, force: true});
  }
}

function run(command: string, args: readonly string[]): string {
  const {status, stdout, stderr, error} = spawnSync(command, args, {encoding: 'utf8'});
  if (status === 0) return stdout;
  const reason = error?.message ?? stderr.trim().split('\n').slice(-3).join('\n');
  throw new Error(`The packages of Python samples cannot be installed:\n${reason}`);
}
