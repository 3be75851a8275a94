import {describe, expect, it} from 'vitest';
import {contentSources} from '../../src/config/contentSources.ts';
import {contentSecurityPolicy} from '../../src/features/delivery/contentSecurityPolicy.ts';
import {readSettings} from '../../src/site/readSettings.ts';

/** Sources of one directive. */
function sourcesOf(policy: string, directive: string): string[] | undefined {
  const found = policy.split('; ').find((part) => part.split(' ')[0] === directive);
  return found?.split(' ').slice(1);
}

describe('contentSecurityPolicy', () => {
  it('runs the files of the site and the given inline scripts, nothing else', () => {
    const policy = contentSecurityPolicy(["'sha256-abc='"], []);
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", "'sha256-abc='"]);
    expect(policy).not.toContain('unsafe-eval');
  });

  it('reaches no other host without a feature that needs one', () => {
    expect(contentSecurityPolicy([], [])).not.toMatch(/https?:|\*/);
  });

  it('adds the hosts of each feature to the directive they are for, once', () => {
    const analytics = {scriptSrc: ['https://a.example'], connectSrc: ['https://b.example']};
    const assistant = {connectSrc: ['https://b.example', 'wss://c.example']};
    const policy = contentSecurityPolicy([], [analytics, assistant]);
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", 'https://a.example']);
    expect(sourcesOf(policy, 'connect-src')).toEqual([
      "'self'",
      'https://b.example',
      'wss://c.example',
    ]);
    expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:']);
  });

  it('takes style attributes, and no style elements', () => {
    const policy = contentSecurityPolicy([], [{styleSrc: ['https://a.example']}]);
    expect(sourcesOf(policy, 'style-src-elem')).toEqual(["'self'", 'https://a.example']);
    expect(sourcesOf(policy, 'style-src-attr')).toEqual(["'unsafe-inline'"]);
  });

  it('takes any style element for a widget that needs it', () => {
    const policy = contentSecurityPolicy([], [{styleSrc: ["'unsafe-inline'"]}]);
    expect(sourcesOf(policy, 'style-src-elem')).toEqual(["'self'", "'unsafe-inline'"]);
  });

  it('keeps the site out of frames and free of plug-ins', () => {
    const policy = contentSecurityPolicy([], []);
    expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(sourcesOf(policy, 'object-src')).toEqual(["'none'"]);
    expect(sourcesOf(policy, 'base-uri')).toEqual(["'none'"]);
  });
});

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
