import type {Fence} from '../../core/types.ts';
import {CRATES} from './template.ts';

/** The crates that the page's commands add beside the SDK, each with its features. */
export function installedCrates(page: readonly Fence[]): Map<string, readonly string[]> {
  const crates = new Map<string, readonly string[]>();
  for (const line of page[0]?.commands ?? []) {
    const [, added] = /^\s*(?:\$ )?cargo add (.*)$/.exec(line) ?? [];
    if (added === undefined) continue;
    const features = /--features[ =](\S+)/.exec(added)?.[1]?.split(',') ?? [];
    const words = added.replace(/--features[ =]\S+/, '').split(/\s+/);
    for (const word of words.filter((each) => /^[a-z]/.test(each))) {
      crates.set(word.split('@', 1)[0]!, features);
    }
  }
  crates.delete('eppo');
  return crates;
}

/**
 * What is wrong with the crates that a page installs, by the sample that uses one. All samples are
 * compiled with the features of the template, so a page must name them.
 */
export function crateFaults(page: readonly Fence[]): Map<Fence, string> {
  const faults = new Map<Fence, string>();
  for (const [name, features] of installedCrates(page)) {
    const user = page.find(({code}) => code.includes(`${name}::`)) ?? page[0]!;
    const wanted = CRATES.get(name);
    const missing = wanted?.filter((feature) => !features.includes(feature)) ?? [];
    if (!wanted) {
      faults.set(user, `languages/rust/template/Cargo.toml has no crate '${name}': add it there`);
    } else if (missing.length > 0) {
      const flag = `--features ${wanted.join(',')}`;
      faults.set(
        user,
        `the page installs ${name} without a feature: write cargo add ${name} ${flag}`,
      );
    }
  }
  return faults;
}
