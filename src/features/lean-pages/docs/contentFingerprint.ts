import {createHash} from 'node:crypto';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';

const FRONT_MATTER = /^---\r?\n.*?\n---/s;

/** Parts of files, by path and time of the last change. */
const known = new Map<string, {changed: number; part: string}>();

/** What the docs plugin knows of a file: of a page with front matter, nothing that follows it. */
async function knownPart(file: string): Promise<string> {
  const {mtimeMs: changed} = await stat(file);
  const before = known.get(file);
  if (before?.changed === changed) return before.part;
  const text = await readFile(file, 'utf8');
  const part = (/\.mdx?$/.test(file) && FRONT_MATTER.exec(text)?.[0]) || text;
  known.set(file, {changed, part});
  return part;
}

/**
 * Returns another text when the docs plugin would load something else from its files, so that a
 * change of prose need not wait until it has read all pages. Titles and descriptions stand in our
 * front matter; the plugin never looks for them in the text.
 *
 * @param patterns of the files that the plugin watches, absolute or below `siteDir`.
 */
export async function contentFingerprint(
  patterns: readonly string[],
  siteDir: string,
): Promise<string> {
  const relative = patterns.map((pattern) =>
    path.relative(siteDir, path.resolve(siteDir, pattern)),
  );
  const files = (await glob(relative, {cwd: siteDir, expandDirectories: false})).sort();
  const parts = await Promise.all(files.map((file) => knownPart(path.join(siteDir, file))));
  return createHash('sha256')
    .update(JSON.stringify([files, parts]))
    .digest('hex');
}
