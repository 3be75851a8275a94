interface Condition {
  attribute: string;
  operator: string;
  value: unknown;
}

type Range = readonly [start: number, end: number];

const is = (attribute: string, operator: string, value: unknown): Condition => ({
  attribute,
  operator,
  value,
});

const shard = (salt: string, ...ranges: Range[]): object => ({
  salt,
  ranges: ranges.map(([start, end]) => ({start, end})),
});

const split = (variationKey: string, ...shards: object[]): object => ({
  variationKey,
  shards,
});

const rules = (...each: Condition[][]): {rules: object[]} => ({
  rules: each.map((conditions) => ({conditions})),
});

/** An allocation, which logs where it has something to compare, or where it is said to. */
const allocation = (
  key: string,
  splits: object[],
  {doLog = splits.length > 1, ...more}: {doLog?: boolean; rules?: object[]} = {},
): object => ({key, ...more, splits, doLog});

type Value = string | number | boolean;

function flag(
  key: string,
  variationType: string,
  values: Readonly<Record<string, Value>>,
  allocations: readonly object[],
): object {
  const variations = Object.entries(values).map(([name, value]) => [name, {key: name, value}]);
  return {
    key,
    enabled: true,
    variationType,
    variations: Object.fromEntries(variations) as object,
    allocations,
    totalShards: 10_000,
  };
}

function configuration(...flags: object[]): string {
  const named = flags.map((each) => [(each as {key: string}).key, each]);
  const content = {
    createdAt: '2026-01-15T09:00:00.000Z',
    format: 'SERVER',
    environment: {name: 'Test'},
    flags: Object.fromEntries(named) as object,
    banditReferences: {},
  };
  return JSON.stringify(content, null, 2);
}

const FULL = [0, 10_000] as const;
const LOGGED = {doLog: true};
const ARMS = {control: 'control', treatment: 'treatment'};

/** Both arms of an experiment: the same exposure, then one half each. */
const halves = (name: string, exposure: readonly [number, number]): object[] => [
  split('control', shard(`traffic-${name}`, exposure), shard(`split-${name}`, [0, 5_000])),
  split('treatment', shard(`traffic-${name}`, exposure), shard(`split-${name}`, [5_000, 10_000])),
];

const US = [is('country', 'ONE_OF', ['US', 'CA'])];

export const experiment = configuration(
  flag('checkout-banner', 'STRING', ARMS, [
    allocation('Staff', [split('treatment')], rules([is('email', 'MATCHES', '@example\\.com$')])),
    allocation('US experiment', halves('demo', [0, 8_000]), rules(US)),
    allocation('Default Rule', [split('control')]),
  ]),
);

export const onboarding = configuration(
  flag('new-onboarding', 'STRING', ARMS, [
    allocation('allocation-17', halves('17', FULL), rules(US)),
  ]),
);

export const fallback = configuration(
  flag('dark-mode', 'BOOLEAN', {on: true, off: false}, [
    allocation(
      'allocation-20',
      [split('on')],
      rules([is('plan', 'ONE_OF', ['pro', 'team'])], [is('age', 'GTE', 60)]),
    ),
    allocation('allocation-21', [split('off')]),
  ]),
);

export const rollout = configuration(
  flag('new-editor', 'BOOLEAN', {on: true}, [
    allocation('US rollout', [split('on', shard('rollout-editor', [0, 5_000]))], rules(US)),
  ]),
);

export const version = configuration(
  flag('offline-mode', 'BOOLEAN', {on: true, off: false}, [
    allocation(
      'Broken release',
      [split('off')],
      rules([is('appVersion', 'GTE', '2.5.0'), is('appVersion', 'LT', '2.5.2')]),
    ),
    allocation('From 2.3.0', [split('on')], rules([is('appVersion', 'GTE', '2.3.0')])),
  ]),
);

export const integer = configuration(
  flag('page-size', 'INTEGER', {25: 25, 50: 50}, [
    allocation('allocation-30', [split('50')], rules([is('appVersion', 'GTE', '2.0.0')])),
    allocation('allocation-31', [split('25')]),
  ]),
);

export const exclusion = configuration(
  flag('checkout-layer', 'STRING', {banner: 'banner', button: 'button'}, [
    allocation('Banner experiment', [split('banner', shard('layer-checkout', [0, 5_000]))], LOGGED),
    allocation(
      'Button experiment',
      [split('button', shard('layer-checkout', [5_000, 10_000]))],
      LOGGED,
    ),
  ]),
);

const held = (holdoutVariation: string): object => ({
  extraLogging: {holdoutKey: 'holdout-2025Q1', holdoutVariation},
});

export const holdout = configuration(
  flag('checkout-banner', 'STRING', ARMS, [
    allocation('Experiment-holdout-2025Q1', [
      {...split('control', shard('holdout-q1', [0, 250])), ...held('status_quo')},
      {...split('control', shard('holdout-q1', [250, 500])), ...held('all_shipped_variants')},
    ]),
    allocation('Experiment', halves('demo', FULL)),
  ]),
);

export const dependent = configuration(
  flag('new-onboarding', 'STRING', ARMS, [allocation('Experiment', halves('17', FULL))]),
  flag('onboarding-checklist', 'BOOLEAN', {on: true, off: false}, [
    allocation(
      'Within the treatment',
      [split('on')],
      rules([
        is('dependent_flag', 'ONE_OF', ['new-onboarding']),
        is('variation_served', 'ONE_OF', ['treatment']),
      ]),
    ),
  ]),
);
