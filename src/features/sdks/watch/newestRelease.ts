import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {compare, major} from 'semver';
import {globSync} from 'tinyglobby';
import {errorMessage} from '../../../shared/errorMessage.ts';
import {sdkIn} from '../../samples/label.ts';
import {proofsOf} from '../../samples/proofs.ts';
import type {SdkManifest} from '../schema.ts';
import {pagesOf} from '../symbolAddresses.ts';

/** Runs a command and returns what it printed. */
export type Run = (command: string, args: readonly string[]) => Promise<string>;

/** What is known about the newest release of an SDK. */
type Release = {version: string; from: string};

type Question = {command: string; args: (name: string) => string[]; versions: RegExp};

/** Longer than a slow registry takes; then it counts as not reached. */
const LIMIT_MS = 120_000;

/** How the client of a registry is asked for releases, by the start of the registry's name. */
const QUESTIONS = Object.entries<Question>({
  npm: {
    command: 'npm',
    args: (name) => ['view', name, 'versions', '--loglevel=error'],
    versions: /(?<![\w.])(\d+\.\d+\.\d+)(?=['\s])/g,
  },
  PyPI: {
    command: 'python3',
    args: (name) => ['-m', 'pip', 'index', 'versions', name],
    versions: /\((\d+\.\d+\.\d+)\)/g,
  },
  'crates.io': {
    command: 'cargo',
    args: (name) => ['info', name],
    versions: /(?:^version: |latest )(\d+\.\d+\.\d+)/gm,
  },
  RubyGems: {
    command: 'gem',
    args: (name) => ['search', '--remote', '--exact', name],
    versions: /\((\d+\.\d+\.\d+)/g,
  },
  'Go module proxy': {
    command: 'go',
    args: (name) => ['list', '-m', '-versions', name.replace(/(\/v\d+)\/.*$/, '$1')],
    versions: /\bv(\d+\.\d+\.\d+)(?=\s|$)/g,
  },
});

/**
 * Runs a command of this machine, outside the repository, whose package files would change its answer.
 *
 * @throws Error with the reason in one line when it is missing, fails or takes too long
 */
export const run: Run = async (command, args) => {
  try {
    const options = {cwd: '/', timeout: LIMIT_MS, maxBuffer: 64 * 1024 * 1024};
    const {stdout} = await promisify(execFile)(command, [...args], options);
    return stdout;
  } catch (error) {
    const {code, stderr, killed} = error as {code?: unknown; stderr?: string; killed?: boolean};
    const lines = (stderr ?? '').split('\n').filter((line) => /error|fatal|403|404/i.test(line));
    const missing = code === 'ENOENT' && `${command} is not installed`;
    const late = killed && `no answer within ${LIMIT_MS / 1000} s`;
    const reason = missing || late || (lines[0]?.trim().slice(0, 120) ?? `${command} failed`);
    throw new Error(reason, {cause: error});
  }
};

function newestOf(versions: readonly string[]): string {
  const newest = [...versions].sort(compare).at(-1);
  if (newest === undefined) throw new Error('no release in the answer');
  return newest;
}

async function askRegistry(manifest: SdkManifest, run: Run): Promise<Release> {
  const [registry, question] = QUESTIONS.find(([name]) => manifest.registry.startsWith(name)) ?? [];
  if (!registry || !question) throw new Error(`${manifest.registry} is not asked`);
  try {
    const said = await run(question.command, question.args(manifest.package));
    const versions = [...said.matchAll(question.versions)].map((match) => match[1]!);
    return {version: newestOf(versions), from: registry};
  } catch (error) {
    throw new Error(`${registry}: ${errorMessage(error)}`, {cause: error});
  }
}

/** `versionSource` names the repository and the tag of the release that the manifest describes. */
async function askRepository(manifest: SdkManifest, run: Run): Promise<Release> {
  const {versionSource, latestVersion} = manifest;
  const repository = /Eppo-exp\/[\w-]+/.exec(versionSource)?.[0];
  const tag = /\btag (\S+)/.exec(versionSource)?.[1];
  if (!repository || !tag) throw new Error('`versionSource` names no repository with a tag');
  const prefix = tag.slice(0, tag.indexOf(latestVersion));
  const address = `https://github.com/${repository}`;
  try {
    const tags = await run('git', ['ls-remote', '--tags', '--refs', address]);
    const versions = tags
      .split('\n')
      .map((line) => line.split('refs/tags/')[1] ?? '')
      .filter((each) => each.startsWith(prefix))
      .map((each) => each.slice(prefix.length))
      .filter((each) => /^\d+\.\d+\.\d+$/.test(each));
    return {version: newestOf(versions), from: `tags of ${repository}`};
  } catch (error) {
    throw new Error(`GitHub: ${errorMessage(error)}`, {cause: error});
  }
}

/**
 * Asks the registry of an SDK for its newest release, and where that has no client on this machine,
 * or does not answer, the tags of its repository.
 *
 * @throws Error saying why neither answered
 */
export async function newestRelease(manifest: SdkManifest, run: Run): Promise<Release> {
  const reasons: string[] = [];
  for (const ask of [askRegistry, askRepository]) {
    try {
      return await ask(manifest, run);
    } catch (error) {
      reasons.push(errorMessage(error));
    }
  }
  throw new Error(reasons.join('; '));
}

/**
 * Lists the pages that a new release may change: those of the SDK, and those whose samples were checked with the
 * documented major version, since two registries may know different packages by one name.
 */
export function pagesAbout(manifest: SdkManifest): string[] {
  const {sdk, package: name, latestVersion, samplesVersion} = manifest;
  const majors = [latestVersion, samplesVersion].map((version) => major(version));
  const checked = globSync('{docs,blog}/**/*.mdx').filter((page) =>
    [...proofsOf(page).values()]
      .map(sdkIn)
      .some((used) => used?.sdk === name && majors.includes(major(used.version))),
  );
  return [...new Set([...pagesOf(sdk), ...checked])].sort();
}

/** Says in a line how an SDK's manifest stands to the newest release, and below it which pages to read again. */
export async function watchSdk(
  manifest: SdkManifest,
  run: Run,
  pages = pagesAbout,
): Promise<string> {
  const known = `${manifest.sdk} ${manifest.latestVersion}`;
  try {
    const {version, from} = await newestRelease(manifest, run);
    const order = compare(version, manifest.latestVersion);
    if (order === 0) return `${known}: the newest (${from})`;
    if (order < 0) return `${known}: newer than what can be had, ${version} (${from})`;
    const said = `${known}: ${version} is newer (${from}): read its release notes, and the pages`;
    return [said, ...pages(manifest)].join('\n  ');
  } catch (error) {
    return `${known}: not reached (${errorMessage(error)})`;
  }
}
