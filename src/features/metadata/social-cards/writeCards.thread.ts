import {renameSync, writeFileSync} from 'node:fs';
import {setImmediate as pause} from 'node:timers/promises';
import {renderCard} from './renderCard.ts';
import type {CardJob} from './renderCards.ts';

/** Renders and writes cards, one after the other; a file is there only when it is complete. */
export default async function writeCards(jobs: readonly CardJob[]): Promise<void> {
  for (const {element, file} of jobs) {
    const partial = `${file}.partial`;
    writeFileSync(partial, await renderCard(element));
    renameSync(partial, file);
    // The renderer's memory, several MB for each card, is given back only then.
    await pause();
  }
}
