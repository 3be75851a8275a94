import type {Reporter} from 'vitest/node';

/** Vitest's reporter that says after each file how far the run is, as `readPhase` reads it. */
export default class VitestProgress implements Reporter {
  #done = 0;
  #total = 0;

  onTestRunStart(files: readonly unknown[]): void {
    this.#total = files.length;
  }

  onTestModuleEnd(): void {
    this.#done += 1;
    console.log(`@phase ${this.#done} of ${this.#total} files`);
  }
}
