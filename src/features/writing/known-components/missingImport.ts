import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {MdxjsEsm} from 'mdast-util-mdx';
import {importsOf} from '../../../shared/mdx/importsOf.ts';
import {suggest} from '../../../shared/suggest.ts';

const SITE = '@site/';

/** What the build tries behind the path of an import. */
const ENDINGS = ['', '.ts', '.tsx', '.js', '.mdx', '/index.ts', '/index.tsx', '/index.js'];

const isFile = (file: string): boolean =>
  statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

function namesIn(folder: string): string[] {
  return statSync(folder, {throwIfNoEntry: false})?.isDirectory() ? readdirSync(folder) : [];
}

/** Says which import of a page leads to no file of the site, with the nearest name that does. */
export function missingImport(node: MdxjsEsm): string | undefined {
  const missing = importsOf(node)
    .map(({source}) => source)
    .filter((source) => source.startsWith(SITE))
    .find((source) => !ENDINGS.some((ending) => isFile(source.slice(SITE.length) + ending)));
  if (missing === undefined) return undefined;
  const {dir, base} = path.posix.parse(missing.slice(SITE.length));
  return `${missing} is no file; ${suggest(base, namesIn(dir)) ?? 'correct the path of the import.'}`;
}
