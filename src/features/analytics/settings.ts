import type {PluginOptions as GtagOptions} from '@docusaurus/plugin-google-gtag';
import type {Settings} from '../../site/settings.ts';
import type {ContentSources} from '../../shared/contentSources.ts';

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

const ATTRIBUTE = 'data-privacy-choices';

/** The footer's button that opens the privacy choices; shown once they can be opened. */
export const privacyButton = `<button type="button" class="clean-btn footer__link-item" ${ATTRIBUTE}>Privacy choices</button>`;

/** Finds the button, however often the footer is drawn. */
export const PRIVACY_BUTTON_SELECTOR = `[${ATTRIBUTE}]`;

const bits: Record<ToolName, number> = {gtag: 1, clarity: 2, rudderstack: 4};

/**
 * Returns a number that differs when the tools do: readers are asked again when a tool is added,
 * because their answer was not about that one.
 */
export function consentRevision(tools: readonly ToolName[]): number {
  return tools.reduce((revision, tool) => revision + bits[tool], 0);
}

/** Returns the analytics tools that the site's settings switch on, with their options. */
export function readTools(settings: Settings): Tools {
  const {DOCS_GTAG_ID: measurementId, DOCS_CLARITY_ID: projectId} = settings;
  const {DOCS_RUDDERSTACK_WRITE_KEY: writeKey, DOCS_RUDDERSTACK_URL: dataPlaneUrl} = settings;
  return {
    ...(measurementId ? {gtag: {trackingID: [measurementId], anonymizeIP: true}} : {}),
    ...(projectId ? {clarity: {projectId}} : {}),
    ...(writeKey && dataPlaneUrl ? {rudderstack: {writeKey, dataPlaneUrl}} : {}),
  };
}

// One host: with a wildcard, markup smuggled into a page could load the containers of anybody.
const GTAG: ContentSources = {
  scriptSrc: ['https://www.googletagmanager.com'],
  connectSrc: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  imgSrc: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

// Without the host that matches visits with advertising profiles: ads are denied.
const CLARITY: ContentSources = {
  scriptSrc: ['https://*.clarity.ms'],
  connectSrc: ['https://*.clarity.ms'],
  imgSrc: ['https://*.clarity.ms'],
};

/** Returns the hosts that the given tools load scripts and images from and send to. */
export function toolSources({gtag, clarity, rudderstack}: Tools): ContentSources[] {
  return [
    ...(gtag ? [GTAG] : []),
    ...(clarity ? [CLARITY] : []),
    ...(rudderstack ? [{connectSrc: [new URL(rudderstack.dataPlaneUrl).origin]}] : []),
  ];
}

/** What a browser says about its reader's wishes; the names are those of `navigator`. */
interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Tells whether the browser asks not to be tracked, by Do Not Track or Global Privacy Control. */
function refusesTracking({doNotTrack, globalPrivacyControl}: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}

/** Tells whether the reader is asked: never a reader whose browser has already answered. */
export function mayAsk(settings: AnalyticsSettings, signals: PrivacySignals): boolean {
  return (
    settings.requiresConsent && toolNames(settings.tools).length > 0 && !refusesTracking(signals)
  );
}

/**
 * Returns the tools that may run.
 *
 * @param accepted names of the tools the reader agreed to; irrelevant where nobody is asked.
 */
export function permittedTools(
  {tools, requiresConsent}: AnalyticsSettings,
  signals: PrivacySignals,
  accepted: readonly string[],
): ToolName[] {
  return refusesTracking(signals)
    ? []
    : toolNames(tools).filter((name) => !requiresConsent || accepted.includes(name));
}
