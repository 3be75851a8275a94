import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {readerCode} from '../../../../../src/features/samples/readerCode.ts';
import type {Source} from '../sources.ts';

/** The file a reader would paste a sample into: its title, if that is a file name. */
function fileOf({fence, javascript}: Source): string {
  const [name = ''] = (fence.meta.title ?? '').split(/[ ,]/);
  return /\.\w+$/.test(name) ? name : `sample.${javascript ? 'mjs' : 'mts'}`;
}

/** Whether a sample belongs to an app of several files: it exports, or its file is in a folder. */
export function isPartOfApp(source: Source): boolean {
  return /^export /m.test(source.fence.code) || fileOf(source).includes('/');
}

/**
 * Writes a sample as readers see it into a new folder, beside the other files of its page.
 *
 * @param parent an existing folder below the repository, so that packages resolve
 * @returns the folder and the path of the sample in it
 */
export function writeProject(
  parent: string,
  source: Source,
  siblings: readonly Source[],
): {folder: string; file: string} {
  const folder = mkdtempSync(join(parent, 'sample-'));
  for (const each of [...siblings, source]) {
    const target = join(folder, fileOf(each));
    if (relative(folder, target).startsWith('..')) continue;
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, `${readerCode(each.fence.code, each.fence.language)}\n`);
  }
  return {folder, file: fileOf(source)};
}
