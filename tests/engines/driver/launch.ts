import {findEngine, type EngineName} from '../../../src/cli/browser/engines.ts';
import type {Engine} from './engine.ts';
import {launchPuppeteer} from './launchPuppeteer.ts';
import {launchWebkit} from './launchWebkit.ts';

/** Starts an engine that is installed. */
export async function launch(name: EngineName): Promise<Engine> {
  const executable = findEngine(name);
  if (!executable) {
    throw new Error(`There is no ${name} on this machine.`);
  }
  return name === 'webkit' ? launchWebkit(executable) : launchPuppeteer(name, executable);
}
