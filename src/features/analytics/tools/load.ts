import {lazyImport, type LazyImport} from '../../../shared/lazyImport.ts';
import type {Tool} from '../runner.ts';
import type {ToolName, Tools} from '../settings.ts';

interface ToolModule<Options> {
  /** Starts the tool; may be called again after it was stopped. */
  start: (options: Options) => Tool;
}

const modules: {[Name in ToolName]: LazyImport<ToolModule<NonNullable<Tools[Name]>>>} = {
  gtag: lazyImport(() => import('./gtag.ts')),
  clarity: lazyImport(() => import('./clarity.ts')),
  rudderstack: lazyImport(() => import('./rudderstack.ts')),
};

/**
 * Loads a tool's code.
 *
 * @returns the function that starts the tool.
 * @throws Error when the tool is not configured; rejects when its code cannot be loaded.
 */
export async function loadTool<Name extends ToolName>(
  name: Name,
  tools: Tools,
): Promise<() => Tool> {
  const options = tools[name];
  if (!options) {
    throw new Error(`${name} is not configured.`);
  }
  const {start} = await modules[name]();
  return () => start(options);
}
