import {createHash, randomBytes} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {ROOT} from '../../core/paths.ts';
import {build, cargo, type Build} from './cargo.ts';
import {isProgram, type Package} from './package.ts';
import {CRATES, TEMPLATE} from './template.ts';

const HASH = createHash('sha256').update(TEMPLATE).digest('hex').slice(0, 12);
const FOLDER = join(ROOT, '.cache/samples/rust', HASH);
const TARGET = join(FOLDER, 'target');

/** Compiling every dependency takes a minute, and several on a busy machine. */
const INSTALL_LIMIT_MS = 900_000;

/**
 * Compiles packages in a workspace of their own; what they depend on is compiled once and shared.
 *
 * @param use gets the result while the programs still exist
 */
export async function withBuild<T>(
  packages: readonly Package[],
  use: (build: Build) => Promise<T>,
): Promise<T> {
  await installCrates();
  const run = randomBytes(4).toString('hex');
  const folder = join(FOLDER, 'runs', run);
  const all = packages.map((each) => ({...each, name: `${each.name}-${run}`}));
  try {
    await writeWorkspace(folder, all);
    await copyFile(join(FOLDER, 'Cargo.lock'), join(folder, 'Cargo.lock'));
    return await use(await build(folder, TARGET));
  } finally {
    const names = all.flatMap(({name}) => ['-p', name]);
    await cargo(['clean', '--offline', ...names], folder, TARGET);
    await rm(folder, {recursive: true, force: true});
  }
}

/** Downloads and compiles the dependencies, once per template; the only step that needs a network. */
export async function installCrates(): Promise<void> {
  const done = join(FOLDER, 'installed');
  if (existsSync(done)) return;
  await writeWorkspace(FOLDER, [
    {name: 'all', paths: new Map(), files: new Map([['src/lib.rs', '']])},
  ]);
  const {code, stderr} = await cargo(['build'], FOLDER, TARGET, INSTALL_LIMIT_MS);
  if (code !== 0) throw new Error(`The crates of the Rust samples cannot be built:\n${stderr}`);
  await writeFile(done, '');
}

async function writeWorkspace(folder: string, packages: readonly Package[]): Promise<void> {
  await write(join(folder, 'Cargo.toml'), TEMPLATE);
  for (const each of packages) {
    const root = join(folder, 'packages', each.name);
    await write(join(root, 'Cargo.toml'), packageManifest(each));
    for (const [path, code] of each.files) await write(join(root, path), code);
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, text);
}

function packageManifest({name, files}: Package): string {
  return [
    '[package]',
    `name = "${name}"`,
    'version = "0.0.0"',
    'edition = "2021"',
    'autobins = false',
    '[lints]',
    'workspace = true',
    '[dependencies]',
    ...CRATES.map((each) => `${each}.workspace = true`),
    // A name that no other package uses: all programs land in one folder.
    ...[...files.keys()]
      .filter(isProgram)
      .flatMap((path, index) => ['[[bin]]', `name = "${name}-${index}"`, `path = "${path}"`]),
    '',
  ].join('\n');
}
