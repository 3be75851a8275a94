import {errorMessage} from '../../../shared/errorMessage.ts';
import type {SdkManifest} from '../schema.ts';
import type {Run} from './run.ts';
import {compareVersions, newestOf} from './versions.ts';

/** What is known about the newest release of an SDK. */
type Release = {version: string; from: string} | {unreached: string};

type Question = {command: string; args: (name: string) => string[]; versions: RegExp};

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
 * Asks the registry of an SDK for its newest release, and where that has no client on this machine,
 * or does not answer, the tags of its repository.
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
  return {unreached: reasons.join('; ')};
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

/** How a release stands to the manifest. */
export function compareRelease(
  {latestVersion}: SdkManifest,
  version: string,
): 'newer' | 'same' | 'older' {
  const order = compareVersions(version, latestVersion);
  return order > 0 ? 'newer' : order < 0 ? 'older' : 'same';
}
