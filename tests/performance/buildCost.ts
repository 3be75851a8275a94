import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {runCommand} from '../../src/cli/steps/runCommand.ts';

/** What one build of the site took. */
export interface BuildCost {
  /** From start to exit, in seconds. */
  seconds: number;
  /** Peak of resident memory, in MB (1,000,000 bytes). */
  memory: number;
}

const FOLDER = path.resolve('.cache/bench');
// Required, not imported: an ESM loader would keep the build's workers from reading TypeScript.
const PROBE = path.resolve('tests/performance/peakMemory.cjs');

/** Caches that a build leaves behind for the next one. */
const CACHES = ['.docusaurus', 'node_modules/.cache', '.cache/og'];

/**
 * Builds a site.
 *
 * @param out folder of the build, absolute; a file beside it tells the memory meanwhile
 * @param site folder of the repository
 * @throws Error when the build fails
 */
export async function buildOnce(out: string, site = '.'): Promise<BuildCost> {
  const peakFile = path.resolve(`${out}.peak-memory`);
  rmSync(peakFile, {force: true});
  const start = performance.now();
  const code = await runCommand(
    ['npm', 'run', '--silent', '--prefix', site, 'build:site', '--', '--out-dir', out],
    {NODE_OPTIONS: `--require ${PROBE}`, BENCH_PEAK_MEMORY_FILE: peakFile},
  );
  if (code !== 0) {
    throw new Error('The build failed; its messages are above.');
  }
  return {
    seconds: Number(((performance.now() - start) / 1000).toFixed(1)),
    memory: Math.round(Number(readFileSync(peakFile, 'utf8')) / 1e6),
  };
}

/**
 * Builds the site twice into a folder of its own: without any cache, then with what the first build
 * left.
 *
 * @throws Error when a build fails.
 */
export async function measureBuilds(): Promise<Record<'cold' | 'warm', BuildCost>> {
  CACHES.forEach((cache) => rmSync(cache, {recursive: true, force: true}));
  mkdirSync(FOLDER, {recursive: true});
  const out = path.join(FOLDER, 'build');
  const cold = await buildOnce(out);
  const warm = await buildOnce(out);
  rmSync(FOLDER, {recursive: true});
  return {cold, warm};
}
