import path from 'node:path';
import {major} from 'semver';
import {globSync} from 'tinyglobby';
import {sdkIn} from '../../features/samples/index.ts';
import {PROOFS_FILE, readProofs} from '../../features/samples/proofs.ts';
import type {Proof} from '../../features/samples/types.ts';

/** The part of a manifest that says which samples are of its SDK. */
interface Documented {
  package: string;
  latestVersion: string;
  samplesVersion?: string;
}

/** The proofs of all samples, by the path of their page. */
export function allProofs(): Map<string, Proof[]> {
  const files = globSync(`{docs,blog}/**/${PROOFS_FILE}`).sort();
  return new Map(
    files.flatMap((file) =>
      [...readProofs(file)].map(
        ([name, {samples}]) =>
          [path.posix.join(path.posix.dirname(file), name), [...samples.values()]] as const,
      ),
    ),
  );
}

/**
 * Lists the pages whose samples were checked with the documented major version of a package: two
 * registries may know different packages by one name.
 *
 * @param proofs by page
 */
export function pagesCheckedWith(
  proofs: ReadonlyMap<string, readonly Proof[]>,
  {package: name, latestVersion, samplesVersion = latestVersion}: Documented,
): string[] {
  const majors = [latestVersion, samplesVersion].map((version) => major(version));
  const isOf = (proof: Proof): boolean => {
    const used = sdkIn(proof);
    return used?.sdk === name.split(' ')[0] && majors.includes(major(used?.version ?? '0.0.0'));
  };
  return [...proofs].flatMap(([page, own]) => (own.some(isOf) ? [page] : []));
}
