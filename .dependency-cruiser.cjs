/**
 * Which folder may import which: shared and site at the bottom, features on them, theme,
 * configuration and commands on top. Features leave each other alone, but for the pairs below.
 */

/** Features that need another one; the README of the first says why. */
const PAIRS = {
  assistant: ['search', 'code-blocks', 'math'],
  calculators: ['statistics'],
  charts: ['statistics'],
  checkers: ['calculators'],
  'code-blocks': ['own-values', 'samples', 'sdks', 'sql-playground'],
  delivery: ['addresses'],
  'dev-server': ['sdks'],
  'experiment-readout': ['calculators', 'statistics'],
  mcp: ['checkers', 'feedback', 'flag-playground', 'sdks', 'search', 'sql-playground'],
  'page-formats': ['offline'],
  print: ['page-formats'],
  'sdk-calls': ['sdks'],
  sdks: ['samples'],
  'shared-facts': ['sdks'],
  simulators: ['calculators', 'flag-playground', 'statistics'],
  'warehouse-setup': ['calculators'],
  writing: ['glossary', 'sdks', 'shared-facts'],
};

const pairs = Object.entries(PAIRS).map(([from, to]) => ({
  name: `${from}-imports-no-other-feature`,
  comment: `See PAIRS in .dependency-cruiser.cjs and src/features/${from}/README.md.`,
  severity: 'error',
  from: {path: `^src/features/${from}/`},
  to: {path: '^src/features/', pathNot: `^src/features/(${[from, ...to].join('|')})/`},
}));

module.exports = {
  forbidden: [
    {name: 'no-cycles', severity: 'error', from: {}, to: {circular: true}},
    {
      name: 'shared-imports-nothing-above',
      severity: 'error',
      from: {path: '^src/shared/'},
      to: {path: '^(src/(?!shared/)|tests/|[^/]+$)'},
    },
    {
      name: 'site-is-configuration-only',
      comment: 'What needs a feature belongs in src/config.',
      severity: 'error',
      from: {path: '^src/site/'},
      to: {path: '^(src/(?!shared/|site/)|tests/|[^/]+$)'},
    },
    {
      name: 'features-import-nothing-above',
      severity: 'error',
      from: {path: '^src/features/'},
      to: {path: '^(src/(config|theme|cli)/|tests/|[^/]+$)'},
    },
    {
      name: 'features-leave-each-other-alone',
      comment: 'Move what both need to src/shared, or add the pair with its reason.',
      severity: 'error',
      from: {
        path: '^src/features/([^/]+)/',
        pathNot: `^src/features/(${Object.keys(PAIRS).join('|')})/`,
      },
      to: {path: '^src/features/', pathNot: '^src/features/$1/'},
    },
    ...pairs,
    {
      name: 'theme-needs-features-only',
      severity: 'error',
      from: {path: '^src/theme/'},
      to: {path: '^(src/(?!features/|shared/|theme/)|tests/|[^/]+$)'},
    },
    {
      name: 'site-needs-no-tests',
      severity: 'error',
      from: {path: '^(src|packages|[^/]+$)', pathNot: '^packages/[^/]+/tests/'},
      to: {path: '^tests/'},
    },
    {
      name: 'site-needs-no-packages',
      comment:
        'The check of samples reads the site, and leaves a record for it. Commands use both.',
      severity: 'error',
      from: {path: '^(src/(?!cli/)|[^/]+$)'},
      to: {path: '^packages/'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    includeOnly:
      '^(src|tests|packages|docusaurus\\.config\\.ts|sidebars\\.ts|playwright\\.config\\.ts)',
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    moduleSystems: ['es6', 'cjs'],
  },
};
