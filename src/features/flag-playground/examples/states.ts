import type {AttributeKind, AttributeRow, PlaygroundState} from '../state/playgroundState.ts';
import * as configurations from './configurations.ts';
import type {ExampleId} from './names.ts';

const row = (name: string, value: string, kind: AttributeKind = 'text'): AttributeRow => ({
  name,
  kind,
  value,
});

const string = (
  configuration: string,
  flagKey: string,
  subjectKey: string,
  attributes: AttributeRow[] = [],
): PlaygroundState => ({
  configuration,
  flagKey,
  subjectKey,
  attributes,
  variationType: 'STRING',
  defaultValue: 'control',
});

const boolean = (...given: Parameters<typeof string>): PlaygroundState => ({
  ...string(...given),
  variationType: 'BOOLEAN',
  defaultValue: 'false',
});

const {experiment, onboarding, fallback, rollout, version} = configurations;
const {integer, exclusion, holdout, dependent} = configurations;

export const EXAMPLE_STATES: Readonly<Record<ExampleId, PlaygroundState>> = {
  experiment: string(experiment, 'checkout-banner', 'alice', [
    row('country', 'US'),
    row('email', 'alice@mail.example'),
  ]),
  onboarding: string(onboarding, 'new-onboarding', 'user-1', [row('country', 'US')]),
  fallback: boolean(fallback, 'dark-mode', 'alice', [
    row('plan', 'free'),
    row('age', '34', 'number'),
  ]),
  rollout: boolean(rollout, 'new-editor', 'alice', [row('country', 'US')]),
  version: boolean(version, 'offline-mode', 'alice', [row('appVersion', '2.4')]),
  integer: {
    ...string(integer, 'page-size', 'alice', [row('appVersion', '2.1.0')]),
    variationType: 'INTEGER',
    defaultValue: '10',
  },
  exclusion: string(exclusion, 'checkout-layer', 'alice'),
  holdout: string(holdout, 'checkout-banner', 'user-1'),
  dependent: boolean(dependent, 'onboarding-checklist', 'alice', [
    row('dependent_flag', 'new-onboarding'),
    row('variation_served', 'treatment'),
  ]),
};
