/** Short ways to write the flags of the examples. */

interface Condition {
  attribute: string;
  operator: string;
  value: unknown;
}

type Range = readonly [start: number, end: number];

export const is = (attribute: string, operator: string, value: unknown): Condition => ({
  attribute,
  operator,
  value,
});

export const shard = (salt: string, ...ranges: Range[]): object => ({
  salt,
  ranges: ranges.map(([start, end]) => ({start, end})),
});

export const split = (variationKey: string, ...shards: object[]): object => ({
  variationKey,
  shards,
});

/** A rule for each list of conditions. */
export const rules = (...each: Condition[][]): {rules: object[]} => ({
  rules: each.map((conditions) => ({conditions})),
});

/** An allocation, which logs where it has something to compare, or where it is said to. */
export const allocation = (
  key: string,
  splits: object[],
  {doLog = splits.length > 1, ...more}: {doLog?: boolean; rules?: object[]} = {},
): object => ({key, ...more, splits, doLog});

type Value = string | number | boolean;

export function flag(
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

export function configuration(flags: readonly object[], banditReferences: object = {}): string {
  const named = flags.map((each) => [(each as {key: string}).key, each]);
  const content = {
    createdAt: '2026-01-15T09:00:00.000Z',
    format: 'SERVER',
    environment: {name: 'Test'},
    flags: Object.fromEntries(named) as object,
    banditReferences,
  };
  return JSON.stringify(content, null, 2);
}
