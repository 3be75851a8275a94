import {describe, expect, it} from 'vitest';
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
