import type {Reporter} from 'vitest/node';
import {progressLine} from './progressLine.ts';

/** Vitest's reporter that prints a line for each file that has run. */
export default class VitestProgress implements Reporter {
  #done = 0;
  #total = 0;

  onTestRunStart(files: readonly unknown[]): void {
    this.#total = files.length;
  }

  onTestModuleEnd(): void {
    this.#done += 1;
    console.log(progressLine({done: this.#done, total: this.#total}));
  }
}
