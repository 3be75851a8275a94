import type {PluginOptions as GtagOptions} from '@docusaurus/plugin-google-gtag';

/** What each analytics tool needs to know; a tool without options is off. */
export interface Tools {
  /** Page views with Google Analytics, in the words of Docusaurus' own plugin. */
  gtag?: GtagOptions;
  /** Session recording with Microsoft Clarity. */
  clarity?: {projectId: string};
  /** Event tracking with RudderStack. */
  rudderstack?: {writeKey: string; dataPlaneUrl: string};
}

export type ToolName = keyof Tools;

export interface AnalyticsSettings {
  tools: Tools;
  /** Whether a tool waits until the reader has agreed to it. */
  requiresConsent: boolean;
}

/** The settings as the pages receive them. */
export interface AnalyticsPluginData extends AnalyticsSettings {
  /** Site path of the styles of the consent dialogs. */
  consentStylesheet: string;
}

/** Name under which the analytics plugin publishes its settings. */
export const ANALYTICS_PLUGIN = 'analytics';

export function toolNames(tools: Tools): ToolName[] {
  return (Object.keys(tools) as ToolName[]).filter((name) => tools[name]);
}
