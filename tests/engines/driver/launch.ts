import {findEngine, type EngineName} from '../../../src/cli/browser/engines.ts';
import {launchPuppeteer} from './launchPuppeteer.ts';
import {launchWebkit} from './launchWebkit.ts';

/** A browser engine, reduced to what a reader does with a page and to reading the page. */
export interface Engine {
  goto: (url: string) => Promise<void>;
  /** Evaluates an expression in the page, or the promise that it is. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses one key, perhaps while others are held, such as `Control`, `k`. */
  press: (...keys: readonly string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  hover: (x: number, y: number) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** A picture of what is seen, PNG. */
  photograph: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/** Starts an engine that is installed. */
export async function launch(name: EngineName): Promise<Engine> {
  const executable = findEngine(name);
  if (!executable) {
    throw new Error(`There is no ${name} on this machine.`);
  }
  return name === 'webkit' ? launchWebkit(executable) : launchPuppeteer(name, executable);
}
