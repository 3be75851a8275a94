import type {Fence} from '../../core/types.ts';

/** The variable that holds the address of the local server when a sample runs. */
export const BASE_URL_VARIABLE = 'SAMPLES_BASE_URL';

/** The samples of a page as a package of the workspace that they are compiled in. */
export type Package = {
  name: string;
  /** Where each sample stands in it. */
  paths: ReadonlyMap<Fence, string>;
  /** The code of each file. */
  files: ReadonlyMap<string, string>;
};

const LIBRARY = 'src/lib.rs';
const RE_PATH = /^src\/(?:bin\/)?\w+\.rs$/;
const RE_MAIN = /^(?:pub )?(?:async )?fn main\(/m;
const RE_START = /from_api_key\((?:[^()]|\([^()]*\))*\)/g;
const BASE_URL = `.base_url(std::env::var("${BASE_URL_VARIABLE}").unwrap())`;

/**
 * Lays out the samples of a page as a package: a title is a path (`src/main.rs`, `src/flags.rs`);
 * a sample without one becomes a program when it has a `main` and a module otherwise. Each
 * `from_api_key(…)` gets the address of the local server; lines stay the same.
 */
export function createPackage(name: string, page: readonly Fence[]): Package {
  const paths = new Map(page.map((fence, index) => [fence, pathOf(fence, index)]));
  const files = new Map(
    [...paths].map(([{code}, path]) => [path, `${code.replace(RE_START, `$&${BASE_URL}`)}\n`]),
  );
  return {name, paths, files: files.set(LIBRARY, libraryOf(files))};
}

/** Whether Cargo makes a program of a file. */
export function isProgram(path: string): boolean {
  return path === 'src/main.rs' || path.startsWith('src/bin/');
}

/** Where a sample stands in its package; `index` counts the samples of the page. */
function pathOf({meta, code}: Fence, index: number): string {
  if (meta.title !== undefined) {
    return meta.title.includes('/') ? meta.title : `src/${meta.title}`;
  }
  return RE_MAIN.test(code) ? `src/bin/sample_${index}.rs` : `src/sample_${index}.rs`;
}

/** A library that declares the modules, so that those no program uses are compiled too. */
function libraryOf(files: ReadonlyMap<string, string>): string {
  const own = files.get(LIBRARY) ?? '';
  const names = [...files.keys()]
    .filter((path) => path !== LIBRARY && !isProgram(path))
    .map((path) => path.slice('src/'.length, -'.rs'.length))
    .filter((name) => !new RegExp(`\\bmod ${name};`).test(own));
  return own + names.map((name) => `pub mod ${name};\n`).join('');
}

/** What keeps the samples of a page from being a package, by sample. */
export function pageFaults(page: readonly Fence[]): Map<Fence, string> {
  const faults = new Map<Fence, string>();
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
