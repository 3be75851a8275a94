export const EXAMPLE_NAMES = {
  experiment: '50/50 experiment',
  onboarding: 'Experiment for one country',
  fallback: 'Gate with a fallback',
  rollout: 'Percentage rollout',
  version: 'Targeting by app version',
  integer: 'Integer flag',
  exclusion: 'Mutual exclusion',
  holdout: 'Holdout',
  dependent: 'Dependent flag',
} as const;

export type ExampleId = keyof typeof EXAMPLE_NAMES;

export function isExampleId(text: string | null): text is ExampleId {
  return text !== null && Object.hasOwn(EXAMPLE_NAMES, text);
}
