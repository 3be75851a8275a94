import {join} from 'node:path';
import ts from 'typescript';
import {assemble, type Assembled} from '../../core/assemble.ts';
import {ROOT} from '../../core/paths.ts';
import type {Fence} from '../../core/types.ts';

/** A fence as a file of the program. */
export type Source = {path: string; fence: Fence; assembled: Assembled; javascript: boolean};

/** The fence languages that the program takes, with the extension each gets. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
};

/** A folder that does not exist, inside the repository so that its packages resolve. */
const FOLDER = join(ROOT, 'packages/samples/languages/typescript/.fences');

/** Gives each fence its assembled code and a path of its own. */
export function createSources(fences: readonly Fence[]): Source[] {
  return fences.map((fence) => {
    const assembled = assemble(fence);
    const extension = extensionOf(fence, assembled.code);
    return {
      path: join(FOLDER, `${fence.id.replace(/[^\w-]/g, '_')}.${extension}`),
      fence,
      assembled,
      javascript: extension.endsWith('js') || extension.endsWith('jsx'),
    };
  });
}

/** JavaScript that calls `require` and imports nothing is a CommonJS file, as it is in Node. */
function extensionOf(fence: Fence, code: string): string {
  const extension = EXTENSIONS[fence.language] ?? 'ts';
  const commonJs = /\brequire\(/.test(code) && !/^\s*(?:import|export)\s/m.test(code);
  return extension === 'js' && commonJs ? 'cjs' : extension;
}

/**
 * Finds the sample of the same page that an import names by its title, so that pages can show
 * several files. The nearest one above wins, then the nearest one below.
 */
export function siblingOf(
  importer: Source,
  specifier: string,
  sources: readonly Source[],
): Source | undefined {
  const wanted = stem(specifier);
  const page = sources.filter(({fence}) => fence.page === importer.fence.page);
  const at = page.indexOf(importer);
  const named = page.filter(({fence}) => stem(fence.meta.title ?? '') === wanted);
  const above = named.filter((source) => page.indexOf(source) < at).at(-1);
  return above ?? named.find((source) => page.indexOf(source) > at);
}

function stem(path: string): string {
  const name = path.split('/').at(-1) ?? path;
  return name.replace(/\.(?:[cm]?[jt]sx?)$/, '');
}

/** Whether a specifier names a file of the reader's project rather than a package. */
export function isProjectImport(specifier: string): boolean {
  return specifier.startsWith('.') || specifier.startsWith('@/') || specifier.startsWith('~/');
}

/** The names of the packages a source imports. */
export function importedPackages(code: string): string[] {
  return ts
    .preProcessFile(code, true, true)
    .importedFiles.map(({fileName}) => fileName)
    .filter((name) => !isProjectImport(name));
}
