import {errorMessage} from '../../../shared/errorMessage.ts';
import type {SdkManifest} from '../schema.ts';
import {compareApis} from './compareApis.ts';
import {compareRelease, newestRelease} from './newestRelease.ts';
import {packageApi} from './packageApi.ts';
import type {Run} from './run.ts';

/** Says how an SDK's manifest stands to the newest release: a line, and below it what changed. */
export async function watchSdk(manifest: SdkManifest, run: Run): Promise<string[]> {
  const {sdk, latestVersion} = manifest;
  const release = await newestRelease(manifest, run);
  if ('unreached' in release) {
    return [`${sdk} ${latestVersion}: not reached (${release.unreached})`];
  }
  const {version, from} = release;
  const order = compareRelease(manifest, version);
  if (order === 'same') return [`${sdk} ${latestVersion}: the newest (${from})`];
  if (order === 'older') {
    return [`${sdk} ${latestVersion}: newer than what can be had, ${version} (${from})`];
  }
  const found = `${sdk} ${latestVersion}: ${version} is newer (${from})`;
  return [found, ...(await changes(manifest, version, run)).map((line) => `  ${line}`)];
}

async function changes(manifest: SdkManifest, version: string, run: Run): Promise<string[]> {
  try {
    const before = await packageApi(manifest, manifest.latestVersion, run);
    const after = await packageApi(manifest, version, run);
    if (!before || !after) return [`names are not compared: read the release notes`];
    const documented = new Set(manifest.symbols.map(({name}) => name));
    const lines = compareApis(before, after, documented);
    return lines.length > 0 ? lines : ['no name, parameter or stated default changed'];
  } catch (error) {
    return [`names are not compared: ${errorMessage(error)}`];
  }
}
