import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {inThread} from '../../../shared/threads/inThread.ts';
import type {CardElement} from './cardLayout.ts';

/** A picture to make. */
export interface CardJob {
  element: CardElement;
  /** Path of the PNG file to write. */
  file: string;
}

const writeCards = inThread<CardJob[], void>(new URL('./writeCards.thread.ts', import.meta.url));

/**
 * Renders the cards whose files are missing, in a thread of its own: the main thread compiles pages
 * meanwhile.
 *
 * @returns a promise that resolves when all files exist and rejects when one cannot be rendered.
 */
export async function renderCards(jobs: readonly CardJob[]): Promise<void> {
  const missing = jobs.filter(({file}) => !existsSync(file));
  if (missing.length === 0) return;
  for (const folder of new Set(missing.map(({file}) => path.dirname(file)))) {
    mkdirSync(folder, {recursive: true});
  }
  await writeCards(missing);
}
