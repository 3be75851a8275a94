import {describe, expect, it} from 'vitest';
import {cookieDomains} from '../../src/features/analytics/eraseCookies.ts';
import {createVisit} from '../../src/features/analytics/runner.ts';
import {
  consentRevision,
  readTools,
  toolNames,
  toolSources,
} from '../../src/features/analytics/settings.ts';
import {readSettings} from '../../src/site/readSettings.ts';

const rudderstack = {
  DOCS_RUDDERSTACK_WRITE_KEY: 'key',
  DOCS_RUDDERSTACK_URL: 'https://events.example:8443/path',
};

const toolsOf = (environment: Record<string, string>) => readTools(readSettings(environment));

describe('readTools', () => {
  it('switches nothing on in an empty environment', () => {
    expect(toolNames(toolsOf({}))).toEqual([]);
  });

  it('anonymizes IP addresses', () => {
    expect(toolsOf({DOCS_GTAG_ID: 'G-1'})).toEqual({
      gtag: {trackingID: ['G-1'], anonymizeIP: true},
    });
  });

  it('switches on what has its settings', () => {
    expect(toolNames(toolsOf({DOCS_CLARITY_ID: 'c', ...rudderstack}))).toEqual([
      'clarity',
      'rudderstack',
    ]);
  });
});

describe('toolSources', () => {
  it('names the origin of the data plane alone for RudderStack', () => {
    expect(toolSources(toolsOf(rudderstack))).toEqual([
      {connectSrc: ['https://events.example:8443']},
    ]);
  });
});

it('readers are asked again about every other set of tools', () => {
  const names = ['gtag', 'clarity', 'rudderstack'] as const;
  const sets = Array.from({length: 8}, (_, bits) =>
    names.filter((_name, bit) => bits & (1 << bit)),
  );
  expect(new Set(sets.map(consentRevision)).size).toBe(sets.length);
});

it.each([
  ['docs.example.com', ['', 'docs.example.com', 'example.com']],
  ['localhost', ['']],
])(
  'cookies of %s may be of it and of every domain above it that is no top-level one',
  (host, all) => {
    expect(cookieDomains(host)).toEqual(all);
  },
);

it('a visit names page and referrer, and nothing of what was searched for', () => {
  const page = {pathname: '/search/', search: '?q=secret', title: 'Results for “secret”'};
  const visit = createVisit(
    page,
    'https://docs.example',
    'https://docs.example/a/?q=secret#secret',
  );
  expect(JSON.stringify(visit)).not.toContain('secret');
  expect(visit).toMatchObject({
    path: '/search/',
    url: 'https://docs.example/search/',
    referrer: 'https://docs.example/a/',
  });
  expect(createVisit({...page, search: '', title: 'Find'}, '', '')).toMatchObject({title: 'Find'});
});
