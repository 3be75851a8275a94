import {parentPort, workerData} from 'node:worker_threads';
import {renameSync, writeFileSync} from 'node:fs';
import {setImmediate as pause} from 'node:timers/promises';
import type {CardJob} from './renderCards.ts';
import {renderCard} from './renderCard.ts';

/** Renders the jobs it was started with, one after the other, while the site is bundled. */
async function renderJobs(jobs: readonly CardJob[]): Promise<void> {
  for (const {element, file} of jobs) {
    const partial = `${file}.partial`;
    writeFileSync(partial, await renderCard(element));
    renameSync(partial, file);
    // The renderer's memory, several MB for each card, is given back only then.
    await pause();
  }
}

void renderJobs(workerData as CardJob[]).then(() => parentPort?.close());
