import {expect, it} from 'vitest';
import {
  mayAsk,
  permittedTools,
  type AnalyticsSettings,
} from '../../src/features/analytics/settings.ts';

const tools = {
  gtag: {trackingID: ['G-1'] as [string], anonymizeIP: true},
  clarity: {projectId: 'c'},
};
const asking: AnalyticsSettings = {tools, requiresConsent: true};
const unasked: AnalyticsSettings = {tools, requiresConsent: false};
const none: AnalyticsSettings = {tools: {}, requiresConsent: true};
const both = ['gtag', 'clarity'];
const silent = {doNotTrack: null};

it.each([
  ['before consent', asking, silent, [], {asks: true, runs: []}],
  ['after consent', asking, silent, ['clarity', 'rudderstack'], {asks: true, runs: ['clarity']}],
  ['without the need for consent', unasked, silent, [], {asks: false, runs: both}],
  ['without tools', none, silent, both, {asks: false, runs: []}],
  ['with Do Not Track', asking, {doNotTrack: '1'}, both, {asks: false, runs: []}],
  ['with its old form', asking, {doNotTrack: 'yes'}, both, {asks: false, runs: []}],
  ['with no opinion', asking, {doNotTrack: 'unspecified'}, both, {asks: true, runs: both}],
  ['with Privacy Control', asking, {globalPrivacyControl: true}, both, {asks: false, runs: []}],
  ['with it, unasked', unasked, {globalPrivacyControl: true}, [], {asks: false, runs: []}],
  [
    'with tracking allowed',
    ...([asking, {doNotTrack: '0', globalPrivacyControl: false}, both] as const),
    {asks: true, runs: both},
  ],
] as const)('the right tools run, and the right readers are asked, %s', (...row) => {
  const [, settings, signals, accepted, expected] = row;
  expect({
    asks: mayAsk(settings, signals),
    runs: permittedTools(settings, signals, accepted),
  }).toEqual(expected);
});
