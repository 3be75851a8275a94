import globalData from '@generated/globalData';
import {lazyImport, type LazyImport} from '../../shared/lazyImport.ts';
import {
  mayAsk,
  permittedTools,
  ANALYTICS_PLUGIN,
  type AnalyticsPluginData,
  type ToolName,
  type Tools,
} from './settings.ts';
import {createRunner, type Tool, createVisit, type Page} from './runner.ts';

interface ToolModule<Options> {
  /** Starts the tool; may be called again after it was stopped. */
  start: (options: Options) => Tool;
}

const modules: {[Name in ToolName]: LazyImport<ToolModule<NonNullable<Tools[Name]>>>} = {
  gtag: lazyImport(() => import('./tools/gtag.ts')),
  clarity: lazyImport(() => import('./tools/clarity.ts')),
  rudderstack: lazyImport(() => import('./tools/rudderstack.ts')),
};

/**
 * Loads a tool's code.
 *
 * @throws Error when the tool is not configured; rejects when its code cannot be loaded.
 */
async function loadTool<Name extends ToolName>(name: Name, tools: Tools): Promise<() => Tool> {
  const options = tools[name];
  if (!options) {
    throw new Error(`${name} is not configured.`);
  }
  const {start} = await modules[name]();
  return () => start(options);
}

const loadConsent = lazyImport(() => import('./consent/askForConsent.ts'));

/**
 * Starts the tools that may run, and asks the reader where that is needed.
 *
 * @returns the function to call with each page the reader sees, the first included.
 */
export function startAnalytics(): (page: Page) => void {
  const settings = globalData[ANALYTICS_PLUGIN]?.default as AnalyticsPluginData;
  const runner = createRunner((name) => loadTool(name, settings.tools));
  const runPermitted = (accepted: readonly string[]): void =>
    runner.run(permittedTools(settings, navigator, accepted));

  runPermitted([]);
  if (mayAsk(settings, navigator)) {
    // Where the question cannot be shown, nothing runs, and the page has no need of it.
    loadConsent()
      .then(({askForConsent}) => askForConsent(settings, runPermitted))
      .catch(() => undefined);
  }

  let {referrer} = document;
  return (page) => {
    const visit = createVisit(page, window.location.origin, referrer);
    referrer = visit.url;
    runner.visit(visit);
  };
}
