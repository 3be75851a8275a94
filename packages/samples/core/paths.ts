import {readdirSync, statSync} from 'node:fs';
import {basename, join, relative, resolve, sep} from 'node:path';
import {fileURLToPath} from 'node:url';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** The folders whose pages are checked when no path is given. */
export const CONTENT = ['docs', 'blog'] as const;

/** The path of a file as reports show it: relative to the root, with slashes. */
export function reportPath(file: string): string {
  const path = relative(ROOT, resolve(ROOT, file));
  return sep === '/' ? path : path.split(sep).join('/');
}

/**
 * Lists the pages below files and folders, sorted. Partials (`_name.mdx`, `_folder/`) are left out
 * unless named, because the pages that show them bring them along.
 *
 * @throws Error when a path does not exist
 */
export function findPages(paths: readonly string[]): string[] {
  const pages = paths.flatMap((path) => {
    const absolute = resolve(ROOT, path);
    const stat = statSync(absolute, {throwIfNoEntry: false});
    if (!stat) throw new Error(`${path}: no such file or folder (paths start at ${ROOT})`);
    return stat.isDirectory() ? pagesBelow(absolute) : [absolute];
  });
  return [...new Set(pages)].map(reportPath).sort();
}

function pagesBelow(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    if (entry.name.startsWith('_') || entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return pagesBelow(path);
    return /\.mdx?$/.test(basename(path)) ? [path] : [];
  });
}
