import type {FullConfig, Reporter, Suite} from '@playwright/test/reporter';
import {progressLine} from './progressLine.ts';

/** Playwright's reporter that prints a line for each test that has run. */
export default class PlaywrightProgress implements Reporter {
  #done = 0;
  #total = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#total = suite.allTests().length;
  }

  onTestEnd(): void {
    this.#done += 1;
    console.log(progressLine({done: this.#done, total: this.#total}));
  }
}
