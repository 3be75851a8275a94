import {existsSync, mkdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {Worker} from 'node:worker_threads';
import type {CardElement} from './cardLayout.ts';

const require = createRequire(import.meta.url);

/** A picture to make. */
export interface CardJob {
  element: CardElement;
  /** Path of the PNG file to write. */
  file: string;
}

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

/**
 * Renders the cards whose files are missing, in a thread of its own: the main thread compiles pages
 * meanwhile.
 *
 * @returns a promise that resolves when all files exist and rejects when one cannot be rendered.
 */
export async function renderCards(jobs: readonly CardJob[]): Promise<void> {
  const missing = jobs.filter(({file}) => !existsSync(file));
  if (missing.length === 0) {
    return;
  }
  for (const folder of new Set(missing.map(({file}) => path.dirname(file)))) {
    mkdirSync(folder, {recursive: true});
  }
  await new Promise<void>((resolve, reject) => {
    // The loader that Docusaurus reads TypeScript with.
    const execArgv = ['--require', require.resolve('jiti/register')];
    new Worker(WORKER, {workerData: missing, execArgv})
      .once('error', reject)
      .once('exit', () => resolve());
  });
}
