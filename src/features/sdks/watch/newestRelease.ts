import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {compare} from 'semver';
import {errorMessage} from '../../../shared/errorMessage.ts';
import type {SdkManifest} from '../schema.ts';

/** Returns the tags of a repository as `git ls-remote` prints them. */
export type ListTags = (address: string) => Promise<string>;

/** Longer than a slow answer takes; then the repository counts as not reached. */
const LIMIT_MS = 120_000;

/** Asks a repository for its tags, without a copy of it. */
export const listTags: ListTags = async (address) => {
  const args = ['ls-remote', '--tags', '--refs', address];
  // A repository that is gone would ask for a password.
  const env = {...process.env, GIT_TERMINAL_PROMPT: '0'};
  return (await promisify(execFile)('git', args, {timeout: LIMIT_MS, env})).stdout;
};

/** The newest release that a repository has a tag for; `versionSource` names it, and the tag of the documented one. */
async function newestRelease(manifest: SdkManifest, list: ListTags): Promise<string> {
  const {versionSource, latestVersion} = manifest;
  const repository = /Eppo-exp\/[\w-]+/.exec(versionSource)?.[0];
  const tag = /\btag (\S+)/.exec(versionSource)?.[1];
  if (!repository || !tag) throw new Error('`versionSource` names no repository with a tag');
  const prefix = tag.slice(0, tag.indexOf(latestVersion));
  const newest = (await list(`https://github.com/${repository}`))
    .split('\n')
    .map((line) => line.split('refs/tags/')[1] ?? '')
    .filter((each) => each.startsWith(prefix))
    .map((each) => each.slice(prefix.length))
    .filter((each) => /^\d+\.\d+\.\d+$/.test(each))
    .sort(compare)
    .at(-1);
  if (newest === undefined) throw new Error(`${repository} has no tag of a release`);
  return newest;
}

/** Says in a line how an SDK's manifest stands to the newest release. */
export async function watchSdk(manifest: SdkManifest, list: ListTags): Promise<string> {
  const known = `${manifest.sdk} ${manifest.latestVersion}`;
  try {
    const newest = await newestRelease(manifest, list);
    const order = compare(newest, manifest.latestVersion);
    if (order === 0) return `${known}: the newest`;
    return order < 0 ? `${known}: newer than ${newest}` : `${known}: ${newest} is newer`;
  } catch (error) {
    return `${known}: not reached (${errorMessage(error).trim().split('\n').at(-1)})`;
  }
}
