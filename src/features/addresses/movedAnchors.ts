/** Old anchor → address of the place that took over. */
type Anchors = Readonly<Record<string, string>>;

/** The anchors of an SDK, on the page its old address leads to; targets are below its folder. */
function onIntroOf(folder: string, anchors: Anchors): Record<string, Anchors> {
  return {
    [`${folder}intro/`]: Object.fromEntries(
      Object.entries(anchors).map(([anchor, target]) => [anchor, folder + target]),
    ),
  };
}

/**
 * Places that moved to another page: route → old anchor → new address. Most come from the time
 * when each SDK was described on one page.
 */
export const movedAnchors: Readonly<Record<string, Anchors>> = {
  ...onIntroOf('/sdks/client-sdks/android/', {
    '1-install-the-sdk': 'quickstart/#install-the-sdk',
    '2-initialize-the-sdk': 'initialization/',
    '3-assign-variations': 'assignment/',
    'define-an-assignment-logger-experiment-assignment-only':
      'assignment/#log-assignments-to-your-warehouse',
    'initial-configuration': 'initialization/#offline-initialization',
    'offline-mode': 'initialization/#offline-initialization',
  }),
  ...onIntroOf('/sdks/client-sdks/ios/', {
    'assignment-logger-schema': 'assignment/#the-event',
    'connecting-an-event-logger': 'assignment/#log-assignments-to-your-warehouse',
    considerations: 'assignment/',
    'getting-started': 'quickstart/',
    'getting-variations': 'assignment/#getters',
    'initialization-modes': 'initialization/',
    installation: 'quickstart/#add-the-package',
    'typed-assignments': 'assignment/#getters',
    usage: 'quickstart/',
  }),
  ...onIntroOf('/sdks/client-sdks/javascript/', {
    'offline-initialization': 'Initialization/#offline-initialization',
    'usage-in-react': 'react/',
  }),
  ...onIntroOf('/sdks/client-sdks/react-native/', {
    'advanced-options': 'initialization/#options',
    'assignment-logger-schema': 'assignment/#the-event',
    'connecting-an-event-logger': 'assignment/#log-assignments-to-your-warehouse',
    debugging: 'quickstart/#if-it-does-not-work',
    'getting-started': 'quickstart/',
    'getting-variations': 'assignment/#getters',
    'initialization-options': 'initialization/#options',
    installation: 'quickstart/#install-the-sdk',
    'local-storage': 'initialization/#where-rules-are-stored',
    usage: 'assignment/',
    'usage-in-react': 'quickstart/#initialize-at-the-root',
  }),
  ...onIntroOf('/sdks/server-sdks/dotnet/', {
    'advanced-options': 'initialization/#options',
    'assignment-log-schema': 'assignments/#the-event',
    'assignment-methods': 'assignments/#getters',
    'define-an-assignment-logger': 'assignments/#logging-data-to-your-data-warehouse',
    'getting-started': 'quickstart/',
    installation: 'quickstart/#install-the-sdk',
    usage: 'quickstart/',
    'usage-with-contextual-multi-armed-bandits': 'bandits/',
  }),
  ...onIntroOf('/sdks/server-sdks/java/', {
    'assignment-logger': 'assignments/#assignment-logger',
    'assignment-types': 'assignments/#getters',
    assignments: 'assignments/',
    bandits: 'bandits/',
    'define-a-bandit-assignment-logger': 'bandits/#define-a-bandit-assignment-logger',
    'initialize-the-sdk': 'initialization/',
    installation: 'quickstart/#install-the-sdk',
    'subject-attributes': 'assignments/#arguments',
    'usage-with-contextual-multi-armed-bandits': 'bandits/',
  }),
  ...onIntroOf('/sdks/server-sdks/node/', {
    'assignment-logger-schema': 'assignments/#the-event',
    'connecting-an-event-logger': 'assignments/#logging-data-to-your-data-warehouse',
    debugging: 'assignments/#troubleshooting',
    'define-a-bandit-assignment-logger': 'bandits/#call-it-with-both-loggers',
    'getting-started': 'quickstart/',
    'initialization-options': 'initialization/#options',
    installation: 'quickstart/#install-the-sdk',
    'querying-the-bandit-for-an-action': 'bandits/#ask-for-an-action',
    usage: 'quickstart/',
    'usage-with-contextual-multi-armed-bandits': 'bandits/',
  }),
  ...onIntroOf('/sdks/server-sdks/php/', {
    'assign-variations': 'assignments/',
    'handling-the-empty-assignment': 'assignments/#when-you-get-the-default',
    'initialize-the-sdk': 'initialization/',
    'install-the-sdk': 'quickstart/#install-the-sdk',
    'typed-assignments': 'assignments/#methods',
  }),
  ...onIntroOf('/sdks/server-sdks/python/', {
    'advanced-options': 'initialization/#advanced-configuration',
    'assignment-logger-schema': 'assignments/#the-event',
    'contextual-bandits': 'bandits/',
    'deduplicating-logs': 'assignments/#deduplication',
    examples: 'examples/',
    'getting-started': 'quickstart/',
    'initialization-options': 'initialization/#advanced-configuration',
    'logging-to-your-data-warehouse': 'assignments/#logging-data-to-your-data-warehouse',
    usage: 'assignments/',
    'usage-in-serverless-environments': 'initialization/#serverless',
    'waiting-for-configuration': 'initialization/#wait-for-the-rules',
  }),
  ...onIntroOf('/sdks/server-sdks/rust/', {
    'assign-variations': 'assignments/',
    'assignment-logging-for-experiments': 'assignments/#logging-data-to-your-data-warehouse',
    'getting-started': 'quickstart/',
    'initialize-the-sdk': 'initialization/',
    'install-the-sdk': 'quickstart/#install-the-sdk',
    'typed-assignment-calls': 'assignments/#methods',
  }),
};
