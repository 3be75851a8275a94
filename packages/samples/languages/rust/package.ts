import type {Fence} from '../../core/types.ts';
import {pointAtServer, reportPrints} from './instrument.ts';
import {CRATES} from './template.ts';

/** A package of the workspace that samples are compiled in. */
export type Package = {
  name: string;
  /** The crates it may use. */
  crates: readonly string[];
  /** Paths of the files that hold a `main`. */
  programs: readonly string[];
  files: readonly {path: string; code: string}[];
};

/** The samples of a page as one package, and the path of each. */
export type PagePackage = {package: Package; paths: ReadonlyMap<Fence, string>};

const RE_PATH = /^src\/(?:bin\/)?\w+\.rs$/;
const RE_MAIN = /^(?:pub )?(?:async )?fn main\(/m;

/**
 * Lays out the samples of a page as a package: a title is a path (`src/main.rs`, `src/flags.rs`);
 * a sample without one becomes a program when it has a `main` and a module otherwise. The crates
 * are those that the page tells the reader to install.
 */
export function createPackage(name: string, page: readonly Fence[]): PagePackage {
  const paths = new Map(page.map((fence, index) => [fence, pathOf(fence, index)]));
  const files = [...paths].map(([fence, path]) => ({path, code: prepare(fence)}));
  const all = [...paths.values()];
  return {
    paths,
    package: {
      name,
      crates: ['eppo', ...installedCrates(page).keys()],
      programs: all.filter(isProgram),
      files: withLibrary(
        files,
        all.filter((path) => !isProgram(path)),
      ),
    },
  };
}

/** Whether Cargo makes a program of a file. */
function isProgram(path: string): boolean {
  return path === 'src/main.rs' || path.startsWith('src/bin/');
}

/** Where a sample stands in its package; `index` counts the samples of the page. */
function pathOf({meta, code}: Fence, index: number): string {
  if (meta.title !== undefined) {
    return meta.title.includes('/') ? meta.title : `src/${meta.title}`;
  }
  return RE_MAIN.test(code) ? `src/bin/sample_${index}.rs` : `src/sample_${index}.rs`;
}

function prepare({code, meta}: Fence): string {
  const text = pointAtServer(code);
  return `${meta.run ? reportPrints(text) : text}\n`;
}

/** Adds a library that declares the modules, so that those no program uses are compiled too. */
function withLibrary(
  files: readonly {path: string; code: string}[],
  modules: readonly string[],
): {path: string; code: string}[] {
  const path = 'src/lib.rs';
  const library = files.find((file) => file.path === path)?.code ?? '';
  const names = modules
    .filter((module) => module !== path)
    .map((module) => module.slice('src/'.length, -'.rs'.length))
    .filter((name) => !new RegExp(`\\bmod ${name};`).test(library));
  const code = library + names.map((name) => `pub mod ${name};\n`).join('');
  return [...files.filter((file) => file.path !== path), {path, code}];
}

/** The crates that the page's commands add beside the SDK, each with its features. */
function installedCrates(page: readonly Fence[]): Map<string, readonly string[]> {
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
function crateFaults(page: readonly Fence[]): Map<Fence, string> {
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
