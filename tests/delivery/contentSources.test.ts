import {expect, it} from 'vitest';
import {contentSources} from '../../src/config/contentSources.ts';
import {readSettings} from '../../src/site/readSettings.ts';

/** All sources of a configuration, whatever they are for. */
function hosts(environment: Record<string, string>): string[] {
  return contentSources(readSettings(environment))
    .flatMap((feature) => Object.values(feature) as string[][])
    .flat();
}

it('names no host for an empty configuration', () => {
  expect(hosts({})).toEqual([]);
});

it.each([
  [
    {DOCS_ALGOLIA_APP_ID: 'APP', DOCS_ALGOLIA_SEARCH_KEY: 'key', DOCS_ALGOLIA_INDEX: 'docs'},
    'https://APP-dsn.algolia.net',
  ],
  [{DOCS_GTAG_ID: 'G-1'}, 'https://www.googletagmanager.com'],
  [{DOCS_CLARITY_ID: 'c'}, 'https://*.clarity.ms'],
  [{DOCS_KATEX_STYLESHEET: 'cdn'}, 'https://cdn.jsdelivr.net'],
  [
    {
      DOCS_ASSISTANT_SCRIPT: 'https://widget.example/loader.js',
      DOCS_ASSISTANT_SERVER: 'https://answers.example',
      DOCS_ASSISTANT_ID: '42',
    },
    'https://answers.example',
  ],
  [{DOCS_ASSISTANT_MODEL_URL: 'https://model.example/v1/chat'}, 'https://model.example'],
  [{DOCS_FEEDBACK_URL: 'https://forms.example/answers?id=1'}, 'https://forms.example'],
])('names the host that %o needs', (environment, host) => {
  expect(hosts(environment as unknown as Record<string, string>)).toContain(host);
});
