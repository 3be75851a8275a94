import type {FullConfig, Reporter as PlaywrightReporter, Suite} from '@playwright/test/reporter';
import type {Reporter as VitestReporter} from 'vitest/node';

/**
 * Reporter of Playwright, which says after each test how far the run is, and of Vitest, which does so after each
 * file; `readPhase` reads it.
 */
export default class Progress implements PlaywrightReporter, VitestReporter {
  #done = 0;
  #total = 0;

  #say(what: string): void {
    this.#done += 1;
    console.log(`@phase ${this.#done} of ${this.#total} ${what}`);
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#total = suite.allTests().length;
  }

  onTestEnd(): void {
    this.#say('tests');
  }

  onTestRunStart(files: readonly unknown[]): void {
    this.#total = files.length;
  }

  onTestModuleEnd(): void {
    this.#say('files');
  }
}
