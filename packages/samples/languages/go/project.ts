import {cp, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {sdkManifest} from '../../../../src/features/sdks/readManifest.ts';
import {ROOT} from '../../core/paths.ts';
import type {Finding} from '../../core/types.ts';
import {run, runCommand} from '../toolchains/command.ts';
import {hashFiles} from '../../../../src/shared/hashFiles.ts';
import {installOnce} from '../toolchains/installOnce.ts';
import type {Project} from '../toolchains/projects.ts';
import {goDeclarations} from './declarations.ts';
import {readErrors} from './errors.ts';

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url));
/** What the declarations of the SDK are made of. */
const DECLARED = [
  fileURLToPath(new URL('./declarations.ts', import.meta.url)),
  join(ROOT, 'src/features/sdks/manifests/go.yaml'),
];

/** What is written in the repository decides, not the settings of the machine. */
const env = {
  GOFLAGS: '-modcacherw -buildvcs=false',
  GOWORK: 'off',
  GOMODCACHE: join(ROOT, '.cache/samples/go/modules'),
};

/** Ends what is printed about a package; its path ends with a tab. */
const END = '\f';
const ERRORS = '{{with .Error}}{{.}}{{end}}{{range .DepsErrors}}\n{{.}}{{end}}';
const LEFT_OUT =
  '{{$dir := .Dir}}{{range .IgnoredGoFiles}}\n{{$dir}}/{{.}}:1: is not compiled on this system{{end}}';
const FORMAT = `{{.ImportPath}}\t${ERRORS}${LEFT_OUT}${END}`;

async function install(folder: string): Promise<void> {
  await cp(TEMPLATE, folder, {recursive: true});
  const module = join(folder, 'go.mod');
  const text = await readFile(module, 'utf8');
  await writeFile(module, text.replace('VERSION', sdkManifest('go').latestVersion));
  await writeFile(join(folder, 'eppo/eppoclient/manifest.go'), goDeclarations());
  const args = ['-C', folder, 'mod', 'download'];
  await run('go', args, 'The packages of the Go samples cannot be installed', {env});
}

/** Writes the samples and returns the folders of their packages. */
async function writeProjects(run: string, projects: readonly Project[]): Promise<string[]> {
  const folders = new Set<string>();
  for (const [number, {files}] of projects.entries()) {
    for (const [path, {code}] of files) {
      const file = join(run, String(number), path);
      folders.add(dirname(file));
      await mkdir(dirname(file), {recursive: true});
      await writeFile(file, `${code}\n`);
    }
  }
  return [...folders];
}

/** What `go` says about packages, compiling first and then looking closer. */
async function outputOf(module: string, folders: readonly string[]): Promise<string> {
  const go = (...args: string[]) => runCommand('go', ['-C', module, ...args], {env});
  // Unlike `go build` it goes on after an error, compiles tests and needs no function `main`.
  const compiled = await go(
    ...['list', '-e', '-export', '-test', '-gcflags=-e', '-f', FORMAT],
    ...folders,
  );
  const packages = compiled.stdout.split(`${END}\n`).filter(Boolean);
  if (packages.length === 0) throw new Error(`go cannot compile the samples:\n${compiled.stderr}`);
  const sound = packages.filter((each) => each.endsWith('\t')).map((each) => each.trim());
  // Tests have packages of their own in the list, which `go vet` finds by itself.
  const vetted = sound.filter((path) => !/ \[|\.test$/.test(path));
  const {stderr} = vetted.length > 0 ? await go('vet', ...vetted) : {stderr: ''};
  return [...packages, stderr].join('\n');
}

/** Downloads what samples import, once per version of the template, and returns the module's folder. */
export function installModule(): Promise<string> {
  const version = `${sdkManifest('go').latestVersion}-${hashFiles([TEMPLATE, ...DECLARED])}`;
  return installOnce(`go/${version}`, install);
}

/** Compiles projects, each a folder of one module, and returns what is wrong with them. */
export async function compileGo(projects: readonly Project[]): Promise<Finding[]> {
  const module = await installModule();
  const run = await mkdtemp(join(module, 'run-'));
  try {
    const output = await outputOf(module, await writeProjects(run, projects));
    return readErrors(output, basename(run), projects);
  } finally {
    await rm(run, {recursive: true, force: true});
  }
}
