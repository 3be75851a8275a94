/** A flag that everyone whose attribute matches a pattern gets. */
export function flagFor(pattern: string): string {
  const rules = [{conditions: [{attribute: 'email', operator: 'MATCHES', value: pattern}]}];
  const splits = [{variationKey: 'on', shards: []}];
  const flag = {
    key: 'dark-mode',
    enabled: true,
    variationType: 'BOOLEAN',
    totalShards: 10_000,
    variations: {on: {key: 'on', value: true}},
    allocations: [{key: 'staff', rules, splits, doLog: true}],
  };
  return JSON.stringify({flags: {'dark-mode': flag}});
}

/** Input of `evaluate_flag` that keeps a server busy for years. */
export const NEVER_ENDING = {
  configuration: flagFor('^(a+)+$'),
  flag: 'dark-mode',
  subject: 'alice',
  attributes: {email: `${'a'.repeat(50)}!`},
};
