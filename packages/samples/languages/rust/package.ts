import type {Fence} from '../../core/types.ts';
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
  const isProgram = (path: string) => path === 'src/main.rs' || path.startsWith('src/bin/');
  const all = [...paths.values()];
  return {
    paths,
    package: {
      name,
      crates: ['eppo', ...installedCrates(page)],
      programs: all.filter(isProgram),
      files: withLibrary(
        files,
        all.filter((path) => !isProgram(path)),
      ),
    },
  };
}

/** What is wrong with the titles of a page's samples, by sample. */
export function titleFaults(page: readonly Fence[]): Map<Fence, string> {
  const faults = new Map<Fence, string>();
  const seen = new Set<string>();
  for (const fence of page) {
    const {title} = fence.meta;
    if (title === undefined) continue;
    const path = pathOf(fence, 0);
    if (!RE_PATH.test(path)) {
      faults.set(
        fence,
        `'${title}' is not src/<name>.rs or src/bin/<name>.rs, so Cargo ignores it`,
      );
    } else if (seen.has(path)) {
      faults.set(fence, `another sample of the page is called '${title}'`);
    }
    seen.add(path);
  }
  return faults;
}

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

/** The crates that the page's commands add. */
function installedCrates(page: readonly Fence[]): string[] {
  const lines = page[0]?.commands ?? [];
  const words = lines.flatMap((line) => {
    const [, names = ''] = /^\s*(?:\$ )?cargo add (.*)$/.exec(line) ?? [];
    return names.replace(/--features[ =]\S+/g, '').split(/\s+/);
  });
  const names = words.filter((word) => /^[a-z]/.test(word)).map((word) => word.split('@', 1)[0]!);
  return [...new Set(names)].filter((name) => name !== 'eppo');
}
