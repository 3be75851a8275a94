import {createHash} from 'node:crypto';
import {copyFile, mkdir, utimes, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Fence} from '../../core/types.ts';

const FLAGS = fileURLToPath(new URL('../../../../static/demo/flags.json', import.meta.url));

/** A sample as a file of its page's project. */
export type Sample = {
  fence: Fence;
  /** Path in the project, e.g. `checkout/views.py`. */
  file: string;
};

/** The Python samples of a page, as files of one folder. */
export type Project = {folder: string; samples: Sample[]};

/**
 * Writes the samples of a page into a folder, each under its title, so that one can import another.
 * Rules that a sample reads from `eppo-flags.json` are there, too.
 */
export async function writeProject(folder: string, fences: readonly Fence[]): Promise<Project> {
  await mkdir(folder, {recursive: true});
  const taken = new Set<string>();
  const samples = fences.map((fence, index): Sample => {
    const {title} = fence.meta;
    const file = title?.endsWith('.py') && !taken.has(title) ? title : `sample_${index}.py`;
    taken.add(file);
    return {fence, file};
  });
  for (const {fence, file} of samples) {
    await mkdir(dirname(join(folder, file)), {recursive: true});
    await writeSample(join(folder, file), `${fence.code}\n`);
  }
  await copyFile(FLAGS, join(folder, 'eppo-flags.json'));
  return {folder, samples};
}

/** mypy takes a file for one it knows when name, size and time agree; so the time tells the text. */
async function writeSample(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  const time = createHash('sha256').update(text).digest().readUInt32BE() / 2;
  await utimes(file, time, time);
}
