import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, rename, rm} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {ROOT} from '../../core/paths.ts';

/**
 * Fills a folder of `.cache/samples` when it is not there yet. It gets its name when it is
 * complete, so that an installation that was interrupted is not taken for one.
 *
 * @param name such as `go/1a2b3c`; a part of it changes when what is installed does
 * @returns the folder
 */
export async function installOnce(
  name: string,
  install: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(ROOT, '.cache/samples', name);
  if (existsSync(folder)) return folder;
  await mkdir(dirname(folder), {recursive: true});
  const draft = await mkdtemp(`${folder}-`);
  try {
    await install(draft);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, {recursive: true, force: true});
    // Another run may have been faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
