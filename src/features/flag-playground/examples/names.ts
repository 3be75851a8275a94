export const EXAMPLE_NAMES = {
  experiment: '50/50 experiment',
  onboarding: 'Experiment for one country',
  gate: 'Feature gate',
  fallback: 'Gate with a fallback',
  'kill-switch': 'Kill switch',
  rollout: 'Percentage rollout',
  version: 'Targeting by app version',
  integer: 'Integer flag',
  exclusion: 'Mutual exclusion',
  holdout: 'Holdout',
  dependent: 'Dependent flag',
  bandit: 'Bandit flag',
  obfuscated: 'Obfuscated configuration',
} as const;

export type ExampleId = keyof typeof EXAMPLE_NAMES;

export function isExampleId(text: string | null): text is ExampleId {
  return text !== null && Object.hasOwn(EXAMPLE_NAMES, text);
}
