import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {globSync} from 'tinyglobby';
import type {SdkManifest} from '../schema.ts';
import type {Api} from './compareApis.ts';
import type {Run} from './run.ts';
import {typescriptApi} from './typescriptApi.ts';

const STUB_READER = fileURLToPath(new URL('read_stub.py', import.meta.url));

type Reader = (name: string, version: string, folder: string, run: Run) => Promise<Api>;

/** The registries whose packages say in declarations what they offer. */
const READERS = new Map<string, Reader>(Object.entries({npm: readNpm, PyPI: readPyPI}));

/**
 * Fetches a release into a folder of its own and reads its public names; undefined for a registry
 * whose packages are not read.
 *
 * @throws Error when it cannot be fetched
 */
export async function packageApi(
  manifest: SdkManifest,
  version: string,
  run: Run,
): Promise<Api | undefined> {
  const read = READERS.get(manifest.registry);
  if (!read) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'sdk-watch-'));
  try {
    return await read(manifest.package, version, folder, run);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

async function readNpm(name: string, version: string, folder: string, run: Run): Promise<Api> {
  // The declarations of a client are those of the library that it depends on.
  const options = [
    '--prefix',
    folder,
    '--ignore-scripts',
    '--legacy-peer-deps',
    '--loglevel=error',
  ];
  await run('npm', ['install', ...options, `${name}@${version}`], folder);
  const installed = path.join(folder, 'node_modules', name);
  const file = path.join(installed, 'package.json');
  const {
    types,
    typings,
    main = 'index.js',
  } = JSON.parse(readFileSync(file, 'utf8')) as {
    types?: string;
    typings?: string;
    main?: string;
  };
  return typescriptApi(path.join(installed, types ?? typings ?? main.replace(/\.js$/, '.d.ts')));
}

async function readPyPI(name: string, version: string, folder: string, run: Run): Promise<Api> {
  const options = ['--no-deps', '--only-binary', ':all:', '--dest', folder];
  await run('python3', ['-m', 'pip', 'download', ...options, `${name}==${version}`], folder);
  const [wheel] = globSync('*.whl', {cwd: folder, absolute: true});
  if (!wheel) throw new Error('there is no wheel for this machine');
  await run('python3', ['-m', 'zipfile', '-e', wheel, folder], folder);
  const [stub] = globSync('*/*.pyi', {cwd: folder, absolute: true});
  if (!stub) throw new Error('the wheel has no type stub');
  return JSON.parse(await run('python3', [STUB_READER, stub], folder)) as Api;
}
