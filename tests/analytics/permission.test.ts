import {describe, expect, it} from 'vitest';
import {mayAsk, permittedTools, refusesTracking} from '../../src/features/analytics/permission.ts';
import type {AnalyticsSettings} from '../../src/features/analytics/settings.ts';

const tools = {
  gtag: {trackingID: ['G-1'] as [string], anonymizeIP: true},
  clarity: {projectId: 'c'},
};
const asking: AnalyticsSettings = {tools, requiresConsent: true};
const unasked: AnalyticsSettings = {tools, requiresConsent: false};
const none: AnalyticsSettings = {tools: {}, requiresConsent: true};
const silent = {doNotTrack: null};

describe('refusesTracking', () => {
  it.each([
    ['Do Not Track', {doNotTrack: '1'}],
    ['Do Not Track in its old form', {doNotTrack: 'yes'}],
    ['Global Privacy Control', {doNotTrack: null, globalPrivacyControl: true}],
  ])('is true with %s', (_, signals) => {
    expect(refusesTracking(signals)).toBe(true);
  });

  it.each([
    ['nothing said', silent],
    ['tracking allowed', {doNotTrack: '0', globalPrivacyControl: false}],
    ['no opinion', {doNotTrack: 'unspecified'}],
  ])('is false with %s', (_, signals) => {
    expect(refusesTracking(signals)).toBe(false);
  });
});

describe('mayAsk', () => {
  it('is true when a tool needs consent', () => {
    expect(mayAsk(asking, silent)).toBe(true);
  });

  it.each([
    ['consent is not required', unasked, silent],
    ['no tool is configured', none, silent],
    ['the browser refuses tracking', asking, {doNotTrack: '1'}],
  ])('is false when %s', (_, settings, signals) => {
    expect(mayAsk(settings, signals)).toBe(false);
  });
});

describe('permittedTools', () => {
  it('are none before consent', () => {
    expect(permittedTools(asking, silent, [])).toEqual([]);
  });

  it('are the accepted ones that are configured', () => {
    expect(permittedTools(asking, silent, ['clarity', 'rudderstack'])).toEqual(['clarity']);
  });

  it('are all without the need for consent', () => {
    expect(permittedTools(unasked, silent, [])).toEqual(['gtag', 'clarity']);
  });

  it.each([
    ['accepted', asking],
    ['not asked for', unasked],
  ])('are none when the browser refuses tracking, even if %s', (_, settings) => {
    const signals = {globalPrivacyControl: true};
    expect(permittedTools(settings, signals, ['gtag', 'clarity'])).toEqual([]);
  });
});
