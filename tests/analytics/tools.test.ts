import {describe, expect, it} from 'vitest';
import {consentRevision} from '../../src/features/analytics/consent/consentRevision.ts';
import {readTools} from '../../src/features/analytics/readTools.ts';
import {toolNames} from '../../src/features/analytics/settings.ts';
import {toolSources} from '../../src/features/analytics/sources.ts';
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
  it('names no host without tools', () => {
    expect(toolSources({})).toEqual([]);
  });

  it('names the origin of the data plane alone for RudderStack', () => {
    expect(toolSources(toolsOf(rudderstack))).toEqual([
      {connectSrc: ['https://events.example:8443']},
    ]);
  });

  it('names the hosts of every tool', () => {
    const sources = toolSources(toolsOf({DOCS_GTAG_ID: 'G-1', DOCS_CLARITY_ID: 'c'}));
    expect(sources.flatMap(({scriptSrc}) => scriptSrc)).toEqual([
      'https://www.googletagmanager.com',
      'https://*.clarity.ms',
    ]);
  });
});

describe('consentRevision', () => {
  it('differs for every set of tools, so that readers are asked about a new one', () => {
    const sets = [
      ['gtag'],
      ['clarity'],
      ['rudderstack'],
      ['gtag', 'clarity'],
      ['gtag', 'rudderstack'],
      ['clarity', 'rudderstack'],
      ['gtag', 'clarity', 'rudderstack'],
    ] as const;
    expect(new Set(sets.map((set) => consentRevision(set))).size).toBe(sets.length);
  });
});
