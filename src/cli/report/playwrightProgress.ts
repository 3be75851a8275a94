import type {FullConfig, Reporter, Suite} from '@playwright/test/reporter';

/** Playwright's reporter that says after each test how far the run is, as `readPhase` reads it. */
export default class PlaywrightProgress implements Reporter {
  #done = 0;
  #total = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#total = suite.allTests().length;
  }

  onTestEnd(): void {
    this.#done += 1;
    console.log(`@phase ${this.#done} of ${this.#total} tests`);
  }
}
