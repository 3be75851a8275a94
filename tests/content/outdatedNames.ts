/** A package, call or name that its maker has replaced. */
export interface OutdatedName {
  name: RegExp;
  /** What to write. */
  instead: string;
  /** Where it stands, the old name may stand beside it: "`b` (`a` before 7)". */
  current: RegExp;
  /** Language of the fences that are checked; prose is not, when there is one. */
  language?: string;
  /** Whether the current name may stand anywhere on the page. */
  isOnPage?: boolean;
}

/** Checked in the prose and the code of every page. */
export const outdatedNames: readonly OutdatedName[] = [
  {
    name: /(?<!segment-)\banalytics-python\b/,
    instead: '`segment-analytics-python`',
    current: /segment-analytics-python/,
  },
  {
    name: /^\s*(?:import analytics\b|from analytics\b)/,
    language: 'python',
    instead: '`import segment.analytics as analytics`',
    current: /segment\.analytics/,
  },
  {
    name: /\busing Segment;|\bAnalytics\.NET\b/,
    instead: '`using Segment.Analytics;` of the package `Segment.Analytics.CSharp`',
    current: /Segment\.Analytics\.CSharp/,
  },
  {
    name: /(?<=['"`])analytics-node\b/,
    instead: '`@segment/analytics-node`',
    current: /@segment\/analytics-node/,
  },
  {
    name: /@amplitude\/node\b/,
    instead: '`@amplitude/analytics-node`',
    current: /@amplitude\/analytics-node/,
  },
  {
    name: /\bgotEmitter\b|node-tracker` 3\b/,
    instead: '`newTracker` of `@snowplow/node-tracker` 4',
    current: /\bnewTracker\b/,
  },
  {
    name: /\btrack_self_describing_event\(\{/,
    instead: '`tracker.track(SelfDescribing(SelfDescribingJson(schema, data)))`',
    current: /SelfDescribingJson/,
  },
  {
    name: /\buploadEvents\(\[|in a list to `uploadEvents`/,
    instead: '`uploadEvents(batch)` for one batch, or `bulkUploadEvents` for a list',
    current: /bulkUploadEvents/,
  },
  {
    name: /\bon_worker_boot\b/,
    instead: '`before_worker_boot`, its name since Puma 7',
    current: /before_worker_boot/,
  },
  {
    name: /\bmiddleware\.[tj]s\b|\bexport (?:async )?function middleware\(/,
    instead: '`proxy.ts` with `export function proxy(`, or say why it stays a middleware',
    current: /\bproxy\.ts\b/,
    isOnPage: true,
  },
  {
    name: /@eppo\/node-client-sdk\b/,
    instead: '`@eppo/node-server-sdk`',
    current: /never matches: the package does not exist/,
  },
  {
    name: /\bAzure AD\b|\bAzure Active Directory\b/,
    instead: 'Microsoft Entra ID',
    current: /\bEntra\b/,
  },
];
