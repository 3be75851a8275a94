import type {Fence} from '../../core/types.ts';
import {installedCrates} from './crates.ts';
import {pointAtServer, reportPrints} from './instrument.ts';

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
export function isProgram(path: string): boolean {
  return path === 'src/main.rs' || path.startsWith('src/bin/');
}

/** Where a sample stands in its package; `index` counts the samples of the page. */
export function pathOf({meta, code}: Fence, index: number): string {
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
