import {join} from 'node:path';
import ts from 'typescript';
import {ROOT} from '../../core/paths.ts';
import type {Fence, Finding} from '../../core/types.ts';

/** A fence as a file of the program. */
export type Source = {path: string; fence: Fence; javascript: boolean};

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

/** Gives each fence a path of its own. */
export function createSources(fences: readonly Fence[]): Source[] {
  return fences.map((fence) => {
    const extension = extensionOf(fence);
    return {
      path: join(FOLDER, `${fence.id.replace(/[^\w-]/g, '_')}.${extension}`),
      fence,
      javascript: extension.endsWith('js') || extension.endsWith('jsx'),
    };
  });
}

/** JavaScript that calls `require` and imports nothing is a CommonJS file, as it is in Node. */
function extensionOf({language, code}: Fence): string {
  const extension = EXTENSIONS[language] ?? 'ts';
  const commonJs = /\brequire\(/.test(code) && !/^\s*(?:import|export)\s/m.test(code);
  return extension === 'js' && commonJs ? 'cjs' : extension;
}

/** Where a 1-based line of the code stands; one past the end belongs to the last. */
export function lineOf(fence: Fence, line: number): Pick<Finding, 'fence' | 'line'> {
  const last = fence.code.split('\n').length;
  return {fence, line: fence.line + Math.min(Math.max(line, 1), last) - 1};
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
