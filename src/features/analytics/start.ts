import globalData from '@generated/globalData';
import {lazyImport} from '../../shared/lazyImport.ts';
import {mayAsk, permittedTools} from './permission.ts';
import {createRunner} from './runner.ts';
import {ANALYTICS_PLUGIN, type AnalyticsPluginData} from './settings.ts';
import {loadTool} from './tools/load.ts';
import {createVisit, type Page} from './visit.ts';

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
