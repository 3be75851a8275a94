import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {readerCode} from '../../../../../src/features/samples/readerCode.ts';
import {ROOT} from '../../../core/paths.ts';
import type {Source} from '../sources.ts';

/** Below the repository, so that packages resolve, and without a `package.json` of its own. */
const FOLDER = join(ROOT, '.cache/samples/paste');

/** The file a reader would paste a sample into: its title, as far as it is a file name. */
export function fileOf({fence}: Source): string {
  const [name = ''] = (fence.meta.title ?? '').split(/[ ,]/);
  return /\.\w+$/.test(name) ? name : `sample.${fence.language}`;
}

/**
 * Writes a sample as readers see it into an empty folder, beside the other files of its page.
 *
 * @returns the folder and the path of the sample in it
 */
export function writeProject(
  source: Source,
  siblings: readonly Source[],
): {folder: string; file: string} {
  mkdirSync(FOLDER, {recursive: true});
  const folder = mkdtempSync(join(FOLDER, 'sample-'));
  for (const each of [...siblings, source]) {
    const target = join(folder, fileOf(each));
    if (relative(folder, target).startsWith('..')) continue;
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, `${readerCode(each.assembled.code, each.fence.language)}\n`);
  }
  return {folder, file: fileOf(source)};
}
