import type {Fence} from '../../core/types.ts';
import {crateFaults} from './crates.ts';
import {isProgram, pathOf} from './package.ts';

const RE_PATH = /^src\/(?:bin\/)?\w+\.rs$/;

/** What keeps the samples of a page from being a package, by sample. */
export function pageFaults(page: readonly Fence[]): Map<Fence, string> {
  const faults = crateFaults(page);
  const seen = new Set<string>();
  page.forEach((fence, index) => {
    const path = pathOf(fence, index);
    const message = pathFault(fence, path, seen.has(path));
    if (message !== undefined) faults.set(fence, message);
    seen.add(path);
  });
  return faults;
}

function pathFault({meta}: Fence, path: string, isSecond: boolean): string | undefined {
  if (!RE_PATH.test(path)) {
    return `'${meta.title}' is not src/<name>.rs or src/bin/<name>.rs, so Cargo ignores it`;
  }
  if (isSecond) return `another sample of the page is called '${meta.title}'`;
  if (meta.run && !isProgram(path)) {
    return "a module cannot be executed: remove 'run', or write a program in src/bin/<name>.rs";
  }
  return undefined;
}
