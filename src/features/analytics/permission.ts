import {toolNames, type AnalyticsSettings, type ToolName} from './settings.ts';

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
