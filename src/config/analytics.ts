import {readTools} from '../features/analytics/readTools.ts';
import {toolNames, type AnalyticsSettings} from '../features/analytics/settings.ts';
import {site} from '../site/index.ts';

const tools = readTools(site);

// Nothing is sent while a page is being written.
const isOn = process.env.NODE_ENV === 'production' && toolNames(tools).length > 0;

/** Analytics of this build; undefined when no tool is configured, and in development. */
export const analytics: AnalyticsSettings | undefined = isOn
  ? {tools, requiresConsent: site.DOCS_REQUIRE_CONSENT}
  : undefined;
