import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {hashFiles} from '../hashFiles.ts';

/** Code and its versions, data, settings, and what pages share. */
const DECIDING = [
  'src',
  'static',
  'packages',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.json',
];

/**
 * Settings that code behind the text of pages reads; `settings.content.test.ts` finds another one.
 * All others concern what stands around it, so builds with other settings share kept pages.
 */
export const PAGE_SETTINGS = ['DOCS_URL'];

/** Partials, pictures and data, which may decide about any page; proofs decide about those beside them. */
const isNoPage = (file: string): boolean =>
  /(?:^|\/)_/.test(file) || !/(?:\.mdx?|\.lock)$/.test(file);

/**
 * Returns another text when anything but the text of a page has changed that may decide what pages
 * become: code, packages, data, settings, partials, and which pages there are. Rather too often than
 * too rarely: a change of a style sheet counts, too.
 *
 * @param root folder of the repository
 * @param environment of which the settings of pages count, and whether this is a build for readers
 */
export function surroundingsOf(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const content = globSync('{docs,blog}/**', {cwd: root, dot: true}).sort();
  const files = [...DECIDING, ...content.filter(isNoPage)]
    .map((file) => path.join(root, file))
    .filter((file) => existsSync(file));
  const settings = Object.entries(environment)
    .filter(([name]) => [...PAGE_SETTINGS, 'NODE_ENV', 'BABEL_ENV'].includes(name))
    .sort();
  return createHash('sha256')
    .update(JSON.stringify([process.version, settings, content, hashFiles(files)]))
    .digest('hex')
    .slice(0, 32);
}
