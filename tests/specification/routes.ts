/** The routes that the specification lists, by the path they share. */
const sections: Record<string, string> = {
  '/': 'administration contextual-bandits data-management experiment-analysis feature-flagging geolift guides statistics bandit-quickstart experiment-allocation-quickstart experiment-quickstart feature-flag-quickstart geolift-quickstart metric-quickstart setup-quickstart quick-starts search',
  '/administration/':
    'audit-logs authentication email-notifications experiment-schedule-settings okta property-cardinality recommended-decisions scim setting-statistical-analysis-plan-defaults slack-notifications teams users-and-permissions workspaces',
  '/contextual-bandits/': 'actions_contexts analysis deployment',
  '/data-management/': 'data-pipeline source-diagnostics warehouse-best-practices',
  '/data-management/certified-metrics/': 'dbt-models eppo-schema upgrading-metrics',
  '/data-management/connecting-dwh/': 'bigquery databricks redshift snowflake',
  '/data-management/definitions/':
    'assignment-sql entities fact-sql overview properties property-sql',
  '/data-management/metrics/': 'funnel-metric percentile-metric ratio-metric simple-metric',
  '/data-management/organizing-metrics/': 'collections guardrails',
  '/experiment-analysis/': 'best-practices clustered-analysis diagnostics holdouts',
  '/experiment-analysis/configuration/':
    'analysis-plans experiment-advanced-settings filter-assignments-by-entry-point protocols',
  '/experiment-analysis/deep-dive/': 'AI-explores copy-sql explores property_analysis segments',
  '/experiment-analysis/reading-results/': 'experiment-status global-lift progress-bar real-time',
  '/experiment-analysis/reporting/': 'experiment-reports knowledge-base scorecard',
  '/feature-flagging/concepts/':
    'audiences dependent-flags environments experiment-assignment feature-gates flag-allocations flag-variations mutual_exclusion sdk-tags targeting',
  '/feature-flagging/use-cases/': 'dynamic-config kill-switches progressive-rollouts',
  '/feature-flagging/workflow/':
    'audit-log feature-flag-approvals flag-notifications flag-scheduling',
  '/geolift/': 'analysis assumptions_best_practices methods test_designs',
  '/guides/': 'debugging-metrics testing-feature-flags',
  '/guides/advanced-experimentation/':
    'analyzing-clustered-experiments anonymous-explainer entry_points no-low-code-experiments non-inferiority-tests running-well-powered-experiments',
  '/guides/engineering/': 'integrating-internal-flags preauth-experiments',
  '/guides/marketing/':
    'integrating-with-contentful integrating-with-shopify integrating-with-webflow sendgrid',
  '/guides/migrations/': 'launchdarkly-migration optimizely-migration warehouse-migration',
  '/reference/': 'api webhook',
  '/sdks/': 'datadog preforking sdk-keys',
  '/sdks/architecture/': 'deployment-modes latency overview risk',
  '/sdks/best-practices/': 'avoid-round-trips non-blocking-initialization where-to-assign',
  '/sdks/event-logging/': 'assignment-logging event-tracking',
  '/sdks/sdk-features/':
    'assignment-deduplication bandits debugging-flag-assignment flag-types obfuscation subject-attributes subjects',
  ...sdks('client-sdks', 'android ios react-native', 'assignment initialization intro quickstart'),
  '/sdks/client-sdks/javascript/':
    'assignments bandits Initialization intro nextjs-setup precomputed-assignments quickstart react troubleshooting',
  ...sdks(
    'server-sdks',
    'dotnet go java node php python ruby',
    'assignments bandits initialization intro quickstart',
  ),
  '/sdks/server-sdks/rust/': 'assignments initialization intro quickstart',
  '/sdks/server-sdks/python/ ': 'announcing-python-4-0 examples',
  '/statistics/': 'cuped global-lift multiple-testing sample-ratio-mismatch',
  '/statistics/confidence-intervals/': 'analysis-methods statistical-nitty-gritty',
  '/statistics/sample-size-calculator/': 'mde setup usage',
};

/** SDKs with the same pages; their folder is this site's choice. */
function sdks(folder: string, names: string, pages: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [`/sdks/${folder}/${name}/`, pages]));
}

/** Every listed route, the home page included. */
export const listedRoutes = [
  '/',
  ...Object.entries(sections).flatMap(([path, pages]) =>
    pages.split(' ').map((page) => `${path.trim()}${page}/`),
  ),
];
