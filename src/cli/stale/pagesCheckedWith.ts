import {major} from 'semver';
import type {ProvenanceManifest} from '../../features/samples/types.ts';

/** The part of a manifest that says which samples are of its SDK. */
interface Documented {
  package: string;
  latestVersion: string;
  samplesVersion?: string;
}

/**
 * Lists the pages whose samples were checked with the documented major version of a package: two
 * registries may know different packages by one name.
 */
export function pagesCheckedWith(
  record: ProvenanceManifest | undefined,
  {package: name, latestVersion, samplesVersion = latestVersion}: Documented,
): string[] {
  const majors = [latestVersion, samplesVersion].map((version) => major(version));
  const pages = Object.entries(record?.fences ?? {})
    .filter(
      ([, {sdk, version}]) =>
        sdk && version && name.split(' ')[0] === sdk && majors.includes(major(version)),
    )
    .map(([id]) => id.replace(/#\d+$/, ''));
  return [...new Set(pages)];
}
