import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {sdkManifest} from '../../../../src/features/sdks/readManifest.ts';
import {run} from '../toolchains/command.ts';
import {installOnce} from '../toolchains/installOnce.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

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

const WHAT = 'The packages of Python samples cannot be installed';

let known: Promise<Environment> | undefined;

/**
 * The environment for samples; the first call on a machine installs it, which takes half a minute.
 *
 * @throws Error with the words of the installer when it cannot be installed, such as without a
 * network
 */
export function pythonEnvironment(): Promise<Environment> {
  known ??= prepareEnvironment();
  return known;
}

async function prepareEnvironment(): Promise<Environment> {
  const {package: name, latestVersion} = sdkManifest('python');
  const files = ['requirements.txt', 'constraints.txt'].map((file) => join(TEMPLATE, file));
  const version = (await run('python3', ['--version'], WHAT)).trim();
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const content = [version, name, latestVersion, ...texts].join('\n');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const folder = await installOnce(`python/${hash}`, async (draft) => {
    await run('python3', ['-m', 'venv', draft], WHAT);
    const pip = ['-m', 'pip', 'install', '--quiet', '--retries', '1'];
    const packages = ['-r', files[0]!, '-c', files[1]!, `${name}==${latestVersion}`];
    await run(join(draft, 'bin/python'), [...pip, ...packages], WHAT, {timeoutMs: 600_000});
  });
  return {folder, python: join(folder, 'bin/python'), sdk: `${name} ${latestVersion}`};
}
